import { createHash, timingSafeEqual } from 'node:crypto'
import { refusal } from '../../platform/http/failures.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'

const path = '/metrics'

type Text = () => Promise<{ contentType: string; text: string }>

/** Without a token there is nothing here. */
export const noMetrics: PlainRoute = {
  method: 'GET',
  path,
  answer: (c) => problemResponse(c, refusal('NOT_FOUND')),
}

/** Gives the figures to whoever brings the token, and a 401 to everybody else. */
export function metricsRoute(token: string, read: Text): PlainRoute {
  const expected = digestOf(token)
  return {
    method: 'GET',
    path,
    async answer(c) {
      const [, given = ''] = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '') ?? []
      // Digests are of one length, and comparing them takes the same time wherever they differ.
      if (!timingSafeEqual(digestOf(given), expected))
        return problemResponse(c, refusal('UNAUTHORIZED'), { 'www-authenticate': 'Bearer' })
      const { contentType, text } = await read()
      return c.text(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
    },
  }
}

function digestOf(text: string) {
  return createHash('sha256').update(text).digest()
}
