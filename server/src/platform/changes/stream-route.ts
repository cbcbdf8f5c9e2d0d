import type { Hono } from 'hono'
import type { Session } from '../access/session.ts'
import type { CurrentSession } from '../auth/auth.ts'
import type { Database } from '../database/database.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { refusal } from '../http/failures.ts'
import { problemResponse } from '../http/problem.ts'
import type { Changes } from './changes.ts'
import { changesStore } from './store.ts'
import { changeStream } from './stream.ts'

/** The plain route of the stream, beside the contract's own. */
export const changeCalls = [{ method: 'GET', path: '/api/changes' }] as const

/** Open at once for one person: some browsers with some tabs each. */
const mostPerPerson = 24
const usualBeatMs = 25_000

type Parts = {
  database: Database
  changes: Changes
  session: (headers: Headers) => Promise<Session | null>
  current: (headers: Headers) => Promise<CurrentSession | null>
  beatMs?: number
}

/** Mounts `GET /api/changes`. A stream ends with the session, the account's disabling or the membership, at the next beat. */
export function mountChanges(app: Hono<HttpEnvironment>, parts: Parts): void {
  const { database, changes, session, current, beatMs = usualBeatMs } = parts
  const store = changesStore(database)
  const openOf = new Map<string, number>()
  const count = (userId: string, by: number) => {
    const open = (openOf.get(userId) ?? 0) + by
    if (open > 0) openOf.set(userId, open)
    else openOf.delete(userId)
  }

  app.get('/api/changes', async (c) => {
    const { headers } = c.req.raw
    const [known, own] = await Promise.all([session(headers), current(headers)])
    if (!known || !own) return problemResponse(c, refusal('UNAUTHORIZED'))
    const { id: userId } = known.user
    const { id: workspaceId } = known.workspace
    if ((openOf.get(userId) ?? 0) >= mostPerPerson)
      return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds: 60 }), { 'retry-after': '60' })
    count(userId, 1)
    const stream = changeStream({
      beatMs,
      stands: () => store.stands(own.id, workspaceId),
      onEnd() {
        unsubscribe()
        count(userId, -1)
      },
    })
    const unsubscribe = changes.subscribe({ workspaceId, userId, tell: stream.tell, end: stream.end })
    return new Response(stream.body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A stopping server waits for connections that are kept.
        connection: 'close',
        // Known to nginx and those who follow it: pass each event on at once.
        'x-accel-buffering': 'no',
      },
    })
  })
}
