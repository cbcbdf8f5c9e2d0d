import { idIn } from '@aurelio/contracts/paging'
import { photoLimits } from '@aurelio/contracts/profile'
import type { Hono } from 'hono'
import type { Session } from '../../platform/access/session.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { refusal } from '../../platform/http/failures.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { PhotoRefusal } from './photo.ts'
import type { ProfileService } from './service.ts'

/** The plain routes of photos, with their methods, beside the contract's own on the same address. */
export const photoCalls = [
  { method: 'PUT', path: '/api/profile/photo' },
  { method: 'GET', path: '/api/photos/{id}/{version}' },
] as const

const perPerson = { limit: 60, windowSeconds: 60 * 60 }
const refusals = {
  'too-large': refusal('PAYLOAD_TOO_LARGE', { bytes: photoLimits.bytes }),
  'wrong-type': refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: 'jpg, png, webp' }),
  'too-few-pixels': refusal('TOO_FEW_PIXELS', { pixels: photoLimits.minPixels }),
  'too-many-pixels': refusal('TOO_MANY_PIXELS', { pixels: photoLimits.maxPixels }),
  broken: refusal('BROKEN_IMAGE'),
} satisfies Record<PhotoRefusal, unknown>

type Parts = {
  profiles: ProfileService
  limits: RateLimits
  session: (headers: Headers) => Promise<Session | null>
}

/** Mounts the upload (the image is the body) and the private addresses of photos. */
export function mountPhotos(app: Hono<HttpEnvironment>, { profiles, limits, session }: Parts): void {
  app.put('/api/profile/photo', async (c) => {
    const current = await session(c.req.raw.headers)
    if (!current) return problemResponse(c, refusal('UNAUTHORIZED'))
    const wait = await limits.hit('photo', [current.user.id], perPerson)
    if (wait > 0)
      return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds: wait }), {
        'retry-after': String(wait),
      })
    const type = c.req.header('content-type') ?? ''
    const outcome = await profiles.savePhoto(current.user.id, Buffer.from(await c.req.arrayBuffer()), type)
    return outcome.kind === 'saved' ? c.json(outcome.profile) : problemResponse(c, refusals[outcome.kind])
  })
  app.get('/api/photos/:id/:version', async (c) => {
    const current = await session(c.req.raw.headers)
    if (!current) return problemResponse(c, refusal('UNAUTHORIZED'))
    const { id, version } = c.req.param()
    const size = c.req.query('size') === '128' ? 128 : 512
    const bytes = await profiles.photo(current.user.id, idIn(id), version, size)
    if (!bytes) return problemResponse(c, refusal('NOT_FOUND'))
    const headers = {
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="foto.webp"',
      'cache-control': 'private, no-cache',
      etag: `"${version}-${size}"`,
    }
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(bytes), { headers })
  })
}
