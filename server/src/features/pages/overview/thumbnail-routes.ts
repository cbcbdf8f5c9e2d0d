import { largestThumbnail } from '@aurelio/contracts/page-overview'
import { idIn } from '@aurelio/contracts/paging'
import { refusal } from '../../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn, tooMany } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { ThumbnailService } from './thumbnails.ts'

/** The pictures of pages on their cards: plain routes, because bytes go through them. For members alone. */
export function thumbnailRoutes(thumbnails: ThumbnailService): PlainRoute[] {
  return [
    {
      // `PUT /api/pages/{id}/thumbnail?version=3`
      method: 'PUT',
      path: '/api/pages/:id/thumbnail',
      body: { bytes: largestThumbnail, isFile: true },
      answer: signedIn(async (c, session) => {
        const version = Number(c.req.query('version'))
        if (!Number.isSafeInteger(version)) return problemResponse(c, refusal('BAD_REQUEST'))
        const bytes = Buffer.from(await c.req.arrayBuffer())
        const outcome = await thumbnails.put(session, idIn(c.req.param('id') ?? ''), version, bytes)
        if (outcome.kind === 'forbidden') return problemResponse(c, refusal('FORBIDDEN'))
        if (outcome.kind === 'no-page') return problemResponse(c, refusal('NOT_FOUND'))
        if (outcome.kind === 'too-many') return tooMany(c, outcome.seconds)
        if (outcome.kind === 'no-picture')
          return problemResponse(c, refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: 'webp' }))
        return new Response(null, { status: 204 })
      }),
    },
    {
      method: 'GET',
      path: '/api/pages/:id/thumbnail/:version',
      scope: 'pages:read',
      answer: signedIn(async (c, session) => {
        const bytes = await thumbnails.read(session, idIn(c.req.param('id') ?? ''))
        return bytes ? picture(c, bytes) : problemResponse(c, refusal('NOT_FOUND'))
      }),
    },
  ]
}

function picture(c: Call, bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = {
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="miniatura.webp"',
    // The version stands in its address.
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  }
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}
