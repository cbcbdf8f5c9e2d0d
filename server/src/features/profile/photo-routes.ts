import { idIn } from '@aurelio/contracts/paging'
import { photoLimits } from '@aurelio/contracts/profile'
import { refusal } from '../../platform/http/failures.ts'
import { imageRefusal } from '../../platform/images/image-refusal.ts'
import { type Call, type PlainRoute, signedIn, tooMany } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { ProfileService } from './service.ts'

const perPerson = { limit: 60, windowSeconds: 60 * 60 }

/** The upload (the image is the body) and the private addresses of photos. */
export function photoRoutes(profiles: ProfileService, limits: RateLimits): PlainRoute[] {
  return [
    {
      method: 'PUT',
      path: '/api/profile/photo',
      body: { bytes: photoLimits.bytes, isFile: true },
      answer: signedIn(async (c, { user }) => {
        const wait = await limits.hit('photo', [user.id], perPerson)
        if (wait > 0) return tooMany(c, wait)
        const type = c.req.header('content-type') ?? ''
        const outcome = await profiles.savePhoto(user.id, Buffer.from(await c.req.arrayBuffer()), type)
        return outcome.kind === 'saved'
          ? c.json(outcome.profile)
          : problemResponse(c, imageRefusal(outcome.kind, photoLimits))
      }),
    },
    {
      method: 'GET',
      path: '/api/photos/:id/:version',
      answer: signedIn((c, { user }) => photo(c, profiles, user.id)),
    },
  ]
}

async function photo(c: Call, profiles: ProfileService, viewerId: string): Promise<Response> {
  const { id = '', version = '' } = c.req.param()
  const size = c.req.query('size') === '128' ? 128 : 512
  const bytes = await profiles.photo(viewerId, idIn(id), version, size)
  if (!bytes) return problemResponse(c, refusal('NOT_FOUND'))
  const headers = {
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="foto.webp"',
    'cache-control': 'private, no-cache',
    etag: `"${version}-${size}"`,
  }
  if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers })
}
