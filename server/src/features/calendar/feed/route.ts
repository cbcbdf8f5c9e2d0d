import { createHash } from 'node:crypto'
import { refusal } from '../../../platform/http/failures.ts'
import type { PlainRoute } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { secretHeaders } from '../../../platform/http/secret-address.ts'
import type { FeedService } from './service.ts'

/** The calendar for other programs, which have no session: the address is the key. */
export function feedRoute(feeds: FeedService): PlainRoute {
  return {
    method: 'GET',
    path: '/ics/:file',
    async answer(c) {
      const [, token] = /^([\w-]{43})\.ics$/.exec(c.req.param('file') ?? '') ?? []
      const text = token === undefined ? null : await feeds.read(token)
      if (text === null) return problemResponse(c, refusal('NOT_FOUND'), secretHeaders)
      const headers = {
        ...secretHeaders,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="aurelio.ics"',
        'cache-control': 'private, no-cache',
        etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
      }
      if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
      return new Response(c.req.method === 'HEAD' ? null : text, { headers })
    },
  }
}
