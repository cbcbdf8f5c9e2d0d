import { Readable } from 'node:stream'
import { largestPicture, pictureTypes } from '@aurelio/contracts/pictures'
import { pictureAddress } from '@aurelio/page'
import { refusal } from '../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { AddOutcome, PictureService } from './service.ts'

/** The public addresses of pictures, and their upload: plain routes, because bytes go through them. */
export function pictureFileRoutes(pictures: PictureService): PlainRoute[] {
  return [
    { method: 'GET', path: pictureAddress(':file'), answer: (c) => pictureFile(c, pictures) },
    {
      // `POST /api/pictures?name=foto.webp`
      method: 'POST',
      path: '/api/pictures',
      scope: 'pictures:write',
      body: { bytes: largestPicture, isFile: true },
      answer: signedIn(async (c, session) => {
        const { body } = c.req.raw
        if (!body) return refused(c, { kind: 'no-picture' })
        const outcome = await pictures.add(session, c.req.query('name') ?? '', body)
        return outcome.kind === 'added' ? c.json(outcome.picture, 201) : refused(c, outcome)
      }),
    },
  ]
}

/** No cookie is read; what stands at an address never changes. */
async function pictureFile(c: Call, pictures: PictureService): Promise<Response> {
  const file = c.req.param('file') ?? ''
  const picture = await pictures.open(file)
  if (!picture) return problemResponse(c, refusal('NOT_FOUND'))
  const etag = `"${file}"`
  const headers = {
    'content-type': picture.type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'x-content-type-options': 'nosniff',
    // A drawing opened by itself keeps its looks, and neither runs nor loads anything.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    // Pages are sandboxed and have an origin of their own.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = c.req.method === 'HEAD' ? null : Readable.toWeb(await picture.stream())
  return new Response(body, { headers: { ...headers, 'content-length': String(picture.size) } })
}

type Refusal = Exclude<AddOutcome, { kind: 'added' }>

const refusals = {
  'no-picture': refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: Object.values(pictureTypes).join(', ') }),
  'too-large': refusal('PAYLOAD_TOO_LARGE', { bytes: largestPicture }),
  forbidden: refusal('FORBIDDEN'),
} satisfies Record<Exclude<Refusal['kind'], 'too-many' | 'full'>, unknown>

function refused(c: Call, outcome: Refusal): Response {
  // The rest of the body is still on its way and nobody reads it.
  const connection: Record<string, string> = outcome.kind === 'no-picture' ? {} : { connection: 'close' }
  if (outcome.kind === 'full')
    return problemResponse(c, refusal('FILES_FULL', { bytes: outcome.bytes }), connection)
  if (outcome.kind !== 'too-many') return problemResponse(c, refusals[outcome.kind], connection)
  const { seconds } = outcome
  const headers = { ...connection, 'retry-after': String(seconds) }
  return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds }), headers)
}
