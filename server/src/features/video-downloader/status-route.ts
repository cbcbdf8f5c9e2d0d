import { idIn } from '@aurelio/contracts/paging'
import { ORPCError } from '@orpc/server'
import type { Session } from '../../platform/access/session.ts'
import { type PlainRoute, type SessionOf, signedOut } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { VideoService } from './service.ts'

/** How long a poller is known without a look at the sessions; a sign-out ends polling at the latest then. */
const knownMs = 5000
const mostKnown = 1000

/**
 * The contract's `GET /youtube/status/{taskId}` as a plain route: everybody who waits asks each second, and the session
 * look-up and the contract's machinery are most of what such a question costs.
 */
export function videoStatusRoute(videos: VideoService): PlainRoute {
  const remember = rememberSessions()
  return {
    method: 'GET',
    path: '/api/youtube/status/:taskId',
    async answer(c, sessionOf) {
      const current = await remember(c.req.raw.headers, sessionOf)
      if (!current) return signedOut(c)
      try {
        return c.json(await videos.status(current, idIn(c.req.param('taskId') ?? '')))
      } catch (error) {
        if (!(error instanceof ORPCError)) throw error
        return problemResponse(c, { status: error.status, code: error.code, detail: error.message })
      }
    },
  }
}

function rememberSessions() {
  const known = new Map<string, { until: number; session: Session }>()
  return async (headers: Headers, sessionOf: SessionOf): Promise<Session | null> => {
    const cookie = headers.get('cookie')
    if (cookie === null) return null
    const found = known.get(cookie)
    if (found && found.until > Date.now()) return found.session
    known.delete(cookie)
    const current = await sessionOf(headers)
    if (!current) return null
    if (known.size >= mostKnown) known.clear()
    known.set(cookie, { until: Date.now() + knownMs, session: current })
    return current
  }
}
