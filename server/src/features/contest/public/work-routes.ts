import { Readable } from 'node:stream'
import { idIn } from '@aurelio/contracts/paging'
import { open, type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { contestAddress } from '../address.ts'
import type { EntryWorks } from '../entries/works.ts'
import type { FindingContests } from './found.ts'

type Parts = { works: EntryWorks; finding: FindingContests; missingPage: () => Response }

/** The pictures that people sent in: those of the gallery for anybody, all of them for the team. */
export function workRoutes({ works, finding, missingPage }: Parts): PlainRoute[] {
  const shown: PlainRoute = {
    method: 'GET',
    path: contestAddress(':address').work(':alias'),
    answer: open(async (c) => {
      const found = await finding.find(c)
      const stream = found && (await works.ofGallery(found.contest.id, c.req.param('alias') ?? ''))
      // The team may take it out again: no cache keeps it for long.
      return stream ? picture(stream, 'public, max-age=300') : missingPage()
    }),
  }
  return [
    shown,
    { ...shown, at: 'sites' },
    {
      method: 'GET',
      path: '/api/contests/:id/works/:entryId',
      scope: 'leads:read',
      answer: signedIn(async (c, session) => {
        const [id, entryId] = [c.req.param('id') ?? '', c.req.param('entryId') ?? ''].map(idIn)
        return picture(await works.ofTeam(session, id ?? '', entryId ?? ''), 'private, no-store')
      }),
    },
  ]
}

function picture(stream: Readable, cache: string): Response {
  return new Response(ReadableStream.from(stream), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Pages are sandboxed and have an origin of their own.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
