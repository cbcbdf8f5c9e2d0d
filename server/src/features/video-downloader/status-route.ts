import { idIn } from '@aurelio/contracts/paging'
import { ORPCError } from '@orpc/server'
import type { Hono } from 'hono'
import type { Session } from '../../platform/access/session.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { VideoService } from './service.ts'

/** How long a poller is known without a look at the sessions; a sign-out ends polling at the latest then. */
const knownMs = 5000
const mostKnown = 1000

type SessionOf = (headers: Headers) => Promise<Session | null>

/**
 * The contract's `GET /youtube/status/{taskId}` as a plain route: everybody who waits asks each second, and the session
 * look-up and the contract's machinery are most of what such a question costs.
 */
export function mountVideoStatus(app: Hono<HttpEnvironment>, videos: VideoService, session: SessionOf): void {
  const remembered = rememberSessions(session)
  app.get('/api/youtube/status/:taskId', async (c) => {
    const current = await remembered(c.req.raw.headers)
    if (!current)
      return problemResponse(c, { status: 401, code: 'UNAUTHORIZED', detail: 'Sign in to continue.' })
    try {
      return c.json(await videos.status(current, idIn(c.req.param('taskId'))))
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error
      return problemResponse(c, { status: error.status, code: error.code, detail: error.message })
    }
  })
}

function rememberSessions(session: SessionOf): SessionOf {
  const known = new Map<string, { until: number; session: Session }>()
  return async (headers) => {
    const cookie = headers.get('cookie')
    if (cookie === null) return null
    const found = known.get(cookie)
    if (found && found.until > Date.now()) return found.session
    known.delete(cookie)
    const current = await session(headers)
    if (!current) return null
    if (known.size >= mostKnown) known.clear()
    known.set(cookie, { until: Date.now() + knownMs, session: current })
    return current
  }
}
