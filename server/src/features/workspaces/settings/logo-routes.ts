import { logoLimits } from '@aurelio/contracts/workspace-settings'
import { refusal } from '../../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn, tooMany } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { imageRefusal } from '../../../platform/images/image-refusal.ts'
import type { WorkspaceLogo } from './logo.ts'

const perWorkspace = { limit: 60, windowSeconds: 60 * 60 }

/** The upload (the image is the body), and the address that screens of guests and mails show the logo from. */
export function logoRoutes(logo: WorkspaceLogo, limits: RateLimits): PlainRoute[] {
  return [
    {
      method: 'PUT',
      path: '/api/workspace/logo',
      body: { bytes: logoLimits.bytes, isFile: true },
      answer: signedIn(async (c, session) => {
        const wait = await limits.hit('logo', [session.workspace.id], perWorkspace)
        if (wait > 0) return tooMany(c, wait)
        const type = c.req.header('content-type') ?? ''
        const outcome = await logo.save(session, Buffer.from(await c.req.arrayBuffer()), type)
        if (outcome.kind === 'saved') return c.json(outcome.settings)
        return problemResponse(
          c,
          outcome.kind === 'forbidden' ? refusal('FORBIDDEN') : imageRefusal(outcome.kind, logoLimits),
        )
      }),
    },
    { method: 'GET', path: '/api/logos/:id/:version', answer: (c) => show(c, logo) },
  ]
}

/** No cookie is read. */
async function show(c: Call, logo: WorkspaceLogo): Promise<Response> {
  const { id = '', version = '' } = c.req.param()
  const present = await logo.present(id)
  if (!present) return problemResponse(c, refusal('NOT_FOUND'))
  const headers = {
    'content-type': 'image/png',
    'cache-control':
      present.version === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${present.version}"`,
  }
  if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(present.bytes), { headers })
}
