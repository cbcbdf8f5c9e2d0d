import { Readable } from 'node:stream'
import { idIn } from '@aurelio/contracts/paging'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { attachment } from '../../../platform/storage/file-name.ts'
import type { LeadFiles } from './service.ts'

/** A file of a lead, for those who see it: to be saved, and dead should a browser show it all the same. */
export function leadFileRoute(files: LeadFiles): PlainRoute {
  return {
    method: 'GET',
    path: '/api/lead-files/:id',
    scope: 'leads:read',
    answer: signedIn(async (c, session) => {
      const file = await files.open(session, idIn(c.req.param('id') ?? ''))
      if (!file) return problemResponse(c, refusal('NOT_FOUND'))
      return new Response(Readable.toWeb(file.stream), {
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': String(file.size),
          'content-disposition': attachment(file.name),
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        },
      })
    }),
  }
}
