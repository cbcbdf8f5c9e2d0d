import { idIn } from '@aurelio/contracts/paging'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { LeadInbox } from '../inbox/inbox.ts'

/** Everything that is kept of the person of a lead, as they may ask for it: a file that programs read. */
export function personRoute(leads: LeadInbox): PlainRoute {
  return {
    method: 'GET',
    path: '/api/exports/leads/:id',
    scope: 'leads:export',
    answer: signedIn(async (c, session) => {
      const person = await leads.person(session, idIn(c.req.param('id') ?? ''))
      if (!person) return problemResponse(c, refusal('NOT_FOUND'))
      return c.json({ exportedAt: new Date().toISOString(), ...person }, 200, {
        'content-disposition': 'attachment; filename="persona.json"',
        'cache-control': 'no-store',
      })
    }),
  }
}
