import { fetchedPictureSchema } from '@aurelio/contracts/pictures'
import { invalidField } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import type { FetchPicture } from './fetch.ts'

/** `POST /api/pictures/from-address` with `{ "address": "https://…" }` answers the picture that stands there. */
export function fetchRoute(fetchPicture: FetchPicture): PlainRoute {
  return {
    method: 'POST',
    path: '/api/pictures/from-address',
    answer: signedIn(async (c, session) => {
      const asked = fetchedPictureSchema.safeParse(await c.req.json().catch(() => null))
      if (!asked.success) throw invalidField('address', 'NOT_A_LINK')
      const { bytes, type } = await fetchPicture(session, asked.data.address)
      return new Response(bytes, {
        headers: {
          'content-type': type,
          'content-length': String(bytes.length),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          // It is of somebody else: opened by itself it is a file, which neither runs nor loads anything.
          'content-disposition': 'attachment',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    }),
  }
}
