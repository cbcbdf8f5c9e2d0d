import { largestImport } from '@aurelio/contracts/table-imports'
import type { TokenScope } from '@aurelio/contracts/token-scopes'
import type { Session } from '../access/session.ts'
import { refusal } from '../http/failures.ts'
import { type Call, type PlainRoute, signedIn, tooMany } from '../http/plain-routes.ts'
import { problemResponse } from '../http/problem.ts'
import type { TakeOutcome } from './service.ts'

type Route = {
  path: string
  scope?: TokenScope
  take: (session: Session, c: Call, body: AsyncIterable<Uint8Array>) => Promise<TakeOutcome>
}

/** `POST <path>?name=contactos.csv`: a plain route, because the file goes through it. */
export function importFileRoute({ path, scope, take }: Route): PlainRoute {
  return {
    method: 'POST',
    path,
    ...(scope && { scope }),
    body: { bytes: largestImport, isFile: true },
    answer: signedIn(async (c, session) => {
      const { body } = c.req.raw
      if (!body) return problemResponse(c, refusal('NOT_A_TABLE'))
      const outcome = await take(session, c, body)
      if (outcome.kind === 'taken') return c.json(outcome.taken, 201)
      if (outcome.kind === 'too-many') return tooMany(c, outcome.seconds)
      if (outcome.kind === 'full')
        return problemResponse(c, refusal('FILES_FULL', { bytes: outcome.bytes }), {
          connection: 'close',
        })
      return problemResponse(c, refusal(outcome.kind === 'forbidden' ? 'FORBIDDEN' : 'NOT_A_TABLE'))
    }),
  }
}
