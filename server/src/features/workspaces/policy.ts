import { leaders, onlyOwners, type Policy, team } from '../../platform/access/access.ts'

export const workspacePolicy = {
  /** Who works in the workspace sees everything in it; a client sees what is shared with them. */
  'workspace.see': team,
  /** Who leads the workspace names it. */
  'workspace.rename': leaders,
  /** And says its logo, its time zone, the language of its mails and who answers for it by law. */
  'workspace.settings': leaders,
  /** Colleagues know each other; a client is told of no other client. */
  'workspace.members': team,
  /** Who leads the workspace says who works there, and as what. */
  'workspace.people': leaders,
  /** Making owners, and deleting it all. */
  'workspace.own': onlyOwners,
} satisfies Policy
