import { tokenScopes } from '@aurelio/contracts/token-scopes'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Bearer } from '../../platform/http/environment.ts'
import type { ApiTokenStore } from './store.ts'
import { digestOf } from './token-text.ts'

/** The last use is written to the minute: not every call is worth a write. */
const minuteMs = 60_000

type Parts = {
  store: ApiTokenStore
  access: Access
  /** The workspace with the person's role in it; null where they are no member. */
  placeOf: (userId: string, workspaceId: string) => Promise<Session['workspace'] | null>
}

/** Who comes with a token: its person with the role of today, while they may have one at all; else null. */
export function tokenBearers({ store, access, placeOf }: Parts) {
  return async (token: string): Promise<Bearer | null> => {
    const found = await store.bearing(digestOf(token))
    const now = new Date().toISOString()
    if (!found || found.banned || (found.expiresAt !== null && found.expiresAt <= now)) return null
    const workspace = await placeOf(found.userId, found.workspaceId)
    if (!workspace) return null
    const { userId, name, email, image } = found
    const session: Session = {
      user: { id: userId, name, email, image },
      workspace,
      // What is the whole installation's is for people.
      isKeeper: false,
      origin: null,
      sessionId: '',
      program: { id: found.id, name: found.program, changes: found.changes },
    }
    if (!access.can(session, found.kind === 'workspace' ? 'tokens.manage' : 'tokens.use')) return null
    if (found.lastUsedAt === null || Date.parse(now) - Date.parse(found.lastUsedAt) >= minuteMs)
      await store.touch(found.id, now)
    const scopes = scopesIn(found.scopes)
    return { tokenId: found.id, session, scopes }
  }
}

/** Those of a stored list that there still are. */
export function scopesIn(stored: string) {
  const listed: unknown = JSON.parse(stored)
  return tokenScopes.filter((scope) => Array.isArray(listed) && listed.includes(scope))
}
