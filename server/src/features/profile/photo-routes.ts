import type { Hono } from 'hono'
import type { Session } from '../../platform/access/session.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
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
const refusals: Record<PhotoRefusal, { status: number; code: string; detail: string }> = {
  'too-large': { status: 413, code: 'PAYLOAD_TOO_LARGE', detail: 'La imagen no debe superar 5MB' },
  'wrong-type': {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    detail: 'Solo se permiten imágenes en formato JPG, PNG o WebP',
  },
  'too-few-pixels': {
    status: 422,
    code: 'TOO_FEW_PIXELS',
    detail: 'La imagen debe tener al menos 200x200 píxeles',
  },
  'too-many-pixels': {
    status: 422,
    code: 'TOO_MANY_PIXELS',
    detail: 'La imagen no debe exceder 5000x5000 píxeles',
  },
  broken: { status: 422, code: 'BROKEN_IMAGE', detail: 'Error al procesar la imagen' },
}

type Parts = {
  profiles: ProfileService
  limits: RateLimits
  session: (headers: Headers) => Promise<Session | null>
}

/** Mounts the upload (the image is the body) and the private addresses of photos. */
export function mountPhotos(app: Hono<HttpEnvironment>, { profiles, limits, session }: Parts): void {
  app.put('/api/profile/photo', async (c) => {
    const current = await session(c.req.raw.headers)
    if (!current) return problemResponse(c, signedOut)
    const wait = await limits.hit('photo', [current.user.id], perPerson)
    if (wait > 0) return problemResponse(c, tooMany, { 'retry-after': String(wait) })
    const type = c.req.header('content-type') ?? ''
    const outcome = await profiles.savePhoto(current.user.id, Buffer.from(await c.req.arrayBuffer()), type)
    return outcome.kind === 'saved' ? c.json(outcome.profile) : problemResponse(c, refusals[outcome.kind])
  })
  app.get('/api/photos/:id/:version', async (c) => {
    const current = await session(c.req.raw.headers)
    if (!current) return problemResponse(c, signedOut)
    const { id, version } = c.req.param()
    const size = c.req.query('size') === '128' ? 128 : 512
    const bytes = await profiles.photo(current.user.id, id, version, size)
    if (!bytes) return problemResponse(c, missing)
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

const signedOut = { status: 401, code: 'UNAUTHORIZED', detail: 'Inicia sesión para continuar.' }
const missing = { status: 404, code: 'NOT_FOUND', detail: 'No existe o no tienes acceso.' }
const tooMany = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  detail: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
}
