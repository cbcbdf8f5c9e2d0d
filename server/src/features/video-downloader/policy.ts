import type { Action } from '@aurelio/contracts/access'
import { ORPCError } from '@orpc/server'
import { type Access, keepers, type Policy, team } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'

export const videoPolicy = {
  /** Everybody who works in the workspace downloads; a client does not. */
  'videos.download': team,
  /** The engine serves the whole installation. */
  'videos.engine': keepers,
} satisfies Policy

/** Throws a 403 where somebody may not, in this feature's language. */
export function permit({ can }: Access, session: Session, action: Action & keyof typeof videoPolicy): void {
  if (!can(session, action))
    throw new ORPCError('FORBIDDEN', { status: 403, message: 'You may not do this.' })
}
