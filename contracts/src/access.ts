import { z } from 'zod'
import { said } from './rooms.ts'

/**
 * What people do in a workspace, as `thing.deed`, where not everybody may. The server decides by these words
 * (`server/src/app/access.ts` is the table), and the screens draw from what the session's answer says of them.
 */
export const actions = [
  'accounts.manage',
  'installation.keep',
  'workspace.see',
  'workspace.rename',
  'workspace.settings',
  'workspace.members',
  'workspace.people',
  'workspace.own',
  'workspace.inherit',
  'workspace.export',
  'activity.read',
  'audit.read',
  'calendar.keep',
  'contests.keep',
  'home.read',
  'home.sample',
  'leads.read',
  'leads.change',
  'news.receive',
  'pages.edit',
  'pictures.read',
  'pictures.change',
  'projects.change',
  'projects.share',
  'reviews.manage',
  'sites.manage',
  'sites.vouch',
  'subscriptions.keep',
  'symbols.change',
  'tasks.change',
  'tasks.comment',
  'tokens.use',
  'tokens.manage',
  'videos.download',
  'videos.engine',
  ...said.actions.map(({ name }) => name),
] as const
export type Action = (typeof actions)[number]

/** Whether the person may, for each action. */
export const abilitiesSchema = z.record(z.enum(actions), z.boolean())
export type Abilities = z.infer<typeof abilitiesSchema>
