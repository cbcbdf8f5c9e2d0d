import type { ChangeMode } from '@aurelio/contracts/change-modes'
import type { Role } from '@aurelio/contracts/session'

/** Who asks: the person, the workspace they work in with their role there, and the tab they ask from. */
export type Session = {
  user: { id: string; name: string; email: string; image: string | null }
  /** `logo`: its address, from the root of the installation. */
  workspace: { id: string; name: string; role: Role; logo: string | null }
  /** Whether they keep the installation (`features/accounts/policy.ts`), which no workspace holds. */
  isKeeper: boolean
  /** As `platform/changes/tab.ts` reads it from the request; null for who is no tab of the web app. */
  origin: string | null
  /** The row of the session: which workspace it works in is kept there. Empty, as no row is, for who comes with a token. */
  sessionId: string
  /**
   * The token that a program or an assistant comes with, by the name it was given, and how it changes pages where it does not
   * say so itself; absent for who comes themselves.
   */
  program?: { id: string; name: string; changes: ChangeMode }
}

/** The part of an event that says where, by whom, from which tab and when: now. */
export function by({ user, workspace, origin }: Session) {
  return { workspaceId: workspace.id, actorId: user.id, origin, at: new Date().toISOString() }
}
