import { Readable } from 'node:stream'
import { pictureAddress } from '@aurelio/page'
import type { Context, Hono } from 'hono'
import type { Session } from '../../platform/access/session.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { AddOutcome, PictureService } from './service.ts'

/** Mounts the public addresses of pictures. No cookie is read; what stands there never changes. */
export function mountPictureFiles(app: Hono<HttpEnvironment>, pictures: PictureService): void {
  app.get(pictureAddress(':file'), async (c) => {
    const file = c.req.param('file')
    const picture = await pictures.open(file)
    if (!picture)
      return problemResponse(c, { status: 404, code: 'NOT_FOUND', detail: 'Esta imagen no existe.' })
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
  })
}

/** Mounts the upload, a plain route because the body is streamed: `POST /api/pictures?name=foto.webp`. */
export function mountPictureUpload(
  app: Hono<HttpEnvironment>,
  pictures: PictureService,
  session: (headers: Headers) => Promise<Session | null>,
): void {
  app.post('/api/pictures', async (c) => {
    const current = await session(c.req.raw.headers)
    if (!current)
      return problemResponse(c, {
        status: 401,
        code: 'UNAUTHORIZED',
        detail: 'Inicia sesión para continuar.',
      })
    const { body } = c.req.raw
    if (!body) return refused(c, { kind: 'no-picture' })
    const outcome = await pictures.add(current, c.req.query('name') ?? '', body)
    return outcome.kind === 'added' ? c.json(outcome.picture, 201) : refused(c, outcome)
  })
}

type Refusal = Exclude<AddOutcome, { kind: 'added' }>

const refusals: Record<Refusal['kind'], { status: number; code: string; detail: string }> = {
  'no-picture': {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    detail: 'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.',
  },
  'too-large': {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    detail: 'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.',
  },
  full: {
    status: 409,
    code: 'PICTURES_FULL',
    detail: 'Tus imágenes ya ocupan 2 GB. Elimina las que no uses y vuelve a intentarlo.',
  },
  forbidden: { status: 403, code: 'FORBIDDEN', detail: 'No tienes permiso para hacer esto.' },
  'too-many': {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    detail: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  },
}

function refused(c: Context<HttpEnvironment>, refusal: Refusal): Response {
  const headers: Record<string, string> =
    refusal.kind === 'too-many' ? { 'retry-after': String(refusal.seconds) } : {}
  // The rest of the body is still on its way and nobody reads it.
  if (refusal.kind !== 'no-picture') headers['connection'] = 'close'
  return problemResponse(c, refusals[refusal.kind], headers)
}
