import { createHash } from 'node:crypto'
import type { CurrentSession } from '../../../platform/auth/auth.ts'

/** A session that was looked up is known so long. */
const knownMs = 60 * 1000
const mostKnown = 1000

type Parts = {
  current: (headers: Headers) => Promise<CurrentSession | null>
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
}

/** Tells visits of those who work in the workspace themselves. */
export function teamCookies({ current, isMember }: Parts) {
  const known = new Map<string, { isTeam: boolean; until: number }>()
  return async (cookie: string, workspaceId: string): Promise<boolean> => {
    const key = createHash('sha256').update(`${workspaceId} ${cookie}`).digest('base64')
    const found = known.get(key)
    if (found && found.until > Date.now()) return found.isTeam
    const session = await current(new Headers({ cookie }))
    const isTeam = session !== null && (await isMember(workspaceId, session.userId))
    if (known.size >= mostKnown) known.clear()
    known.set(key, { isTeam, until: Date.now() + knownMs })
    return isTeam
  }
}
