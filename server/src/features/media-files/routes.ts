import { contract } from '@aurelio/contracts'
import { mediaAddress } from '@aurelio/page'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import { refusal } from '../../platform/http/failures.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { type KeptFiles, serveKept } from '../../platform/http/ranged-file.ts'
import type { MediaFileService } from './service.ts'

export function mediaFileRoutes(media: MediaFileService) {
  const calls = implement(contract.mediaFiles).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => media.list(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => media.remove(context.current, input.id)),
  }
}

/** The public addresses of films and sounds: no cookie is read, and what stands at an address never changes. */
export function mediaPlayRoute(media: MediaFileService, kept: KeptFiles): PlainRoute {
  return {
    method: 'GET',
    path: mediaAddress(':file'),
    async answer(c) {
      const missing = () => problemResponse(c, refusal('NOT_FOUND'))
      const file = c.req.param('file') ?? ''
      const found = await media.open(file)
      if (!found) return missing()
      const headers = {
        'content-type': found.type,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${file}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
        // Pages are sandboxed and have an origin of their own.
        'cross-origin-resource-policy': 'cross-origin',
      }
      return serveKept(c, kept, found.key, headers, missing)
    },
  }
}
