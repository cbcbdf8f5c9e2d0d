import { idIn } from '@aurelio/contracts/paging'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { savedFile } from '../../../platform/http/saved-file.ts'
import type { LeadFiles } from './service.ts'

/** A file of a lead, for those who see it. */
export function leadFileRoute(files: LeadFiles): PlainRoute {
  return {
    method: 'GET',
    path: '/api/lead-files/:id',
    scope: 'leads:read',
    answer: signedIn(async (c, session) => {
      const file = await files.open(session, idIn(c.req.param('id') ?? ''))
      return file ? savedFile(file) : problemResponse(c, refusal('NOT_FOUND'))
    }),
  }
}
