import { fontAddress } from '@aurelio/page'
import { refusal } from '../../platform/http/failures.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { productFiles } from './product-files.ts'
import type { FontService } from './service.ts'

/**
 * The files of the product's families and of those that workspaces bring, for anybody: a page is sandboxed and has an
 * origin of its own. What stands at an address never changes.
 */
export function fontFileRoute(fonts: Pick<FontService, 'open'>): PlainRoute {
  const files = productFiles()
  return {
    method: 'GET',
    path: fontAddress(':file'),
    async answer(c) {
      const name = c.req.param('file') ?? ''
      const file = files.get(name)
      const own = file ? null : await fonts.open(name)
      if (!file && !own) return problemResponse(c, refusal('NOT_FOUND'))
      const headers = {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${file?.hash ?? name}"`,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      }
      if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
      const bytes = new Uint8Array(own ?? (await file?.bytes()) ?? [])
      return new Response(c.req.method === 'HEAD' ? null : bytes, {
        headers: { ...headers, 'content-length': String(bytes.length) },
      })
    },
  }
}
