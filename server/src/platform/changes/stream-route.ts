import type { Access } from '../access/access.ts'
import type { CurrentSession } from '../auth/auth.ts'
import type { Database } from '../database/database.ts'
import { type PlainRoute, signedIn, signedOut, tooMany } from '../http/plain-routes.ts'
import type { Changes } from './changes.ts'
import { changesStore } from './store.ts'
import { changeStream } from './stream.ts'

/** Open at once for one person: some browsers with some tabs each. */
const mostPerPerson = 24
const usualBeatMs = 25_000

type Parts = {
  database: Database
  changes: Changes
  access: Access
  current: (headers: Headers) => Promise<CurrentSession | null>
  beatMs?: number
}

/**
 * `GET /api/changes`. A stream ends with the session, the account's disabling or the membership, at the next beat;
 * so does one of somebody who sees more or less from then on.
 */
export function changesRoute({
  database,
  changes,
  access,
  current,
  beatMs = usualBeatMs,
}: Parts): PlainRoute {
  const store = changesStore(database)
  const openOf = new Map<string, number>()
  const count = (userId: string, by: number) => {
    const open = (openOf.get(userId) ?? 0) + by
    if (open > 0) openOf.set(userId, open)
    else openOf.delete(userId)
  }

  return {
    method: 'GET',
    path: '/api/changes',
    operation,
    answer: signedIn(async (c, session) => {
      const own = await current(c.req.raw.headers)
      if (!own) return signedOut(c)
      const { id: userId } = session.user
      const { id: workspaceId } = session.workspace
      if ((openOf.get(userId) ?? 0) >= mostPerPerson) return tooMany(c, 60)
      count(userId, 1)
      const seesAll = access.can(session, 'workspace.see')
      const stream = changeStream({
        beatMs,
        stands: async () => {
          const held = await store.roleOf(own.id, workspaceId)
          return held !== null && access.memberCan(held, 'workspace.see') === seesAll
        },
        onEnd() {
          unsubscribe()
          count(userId, -1)
        },
      })
      const unsubscribe = changes.subscribe({
        workspaceId,
        userId,
        seesAll,
        tell: stream.tell,
        end: stream.end,
      })
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
    }),
  }
}

const operation = {
  operationId: 'changes',
  summary: 'Qué cambia en el espacio de trabajo, mientras dura la conexión',
  description: 'Eventos `change` cuyo texto es JSON: `{ "topics": ["tasks"] }`.',
  responses: {
    200: { description: 'OK', content: { 'text/event-stream': { schema: { type: 'string' } } } },
  },
} as const
