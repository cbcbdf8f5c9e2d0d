import { fontAddress } from '@aurelio/page'
import { refusal } from '../../platform/http/failures.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { fontFiles } from './font-files.ts'

/** The files of the product's families, for anybody: a page is sandboxed and has an origin of its own. */
export function fontRoutes(): PlainRoute[] {
  const files = fontFiles()
  return [
    {
      method: 'GET',
      path: fontAddress(':file'),
      async answer(c) {
        const file = files.get(c.req.param('file') ?? '')
        if (!file) return problemResponse(c, refusal('NOT_FOUND'))
        const headers = {
          'content-type': 'font/woff2',
          'cache-control': 'public, max-age=31536000, immutable',
          etag: `"${file.hash}"`,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        }
        if (c.req.header('if-none-match') === headers.etag)
          return new Response(null, { status: 304, headers })
        const bytes = await file.bytes()
        return new Response(c.req.method === 'HEAD' ? null : bytes, {
          headers: { ...headers, 'content-length': String(bytes.length) },
        })
      },
    },
  ]
}
