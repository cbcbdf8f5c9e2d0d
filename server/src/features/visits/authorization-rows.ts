import { leaders, open, type Row, staff, unshared, withBody } from '../../testing/authorization/row.ts'
import { things } from '../../testing/authorization/things.ts'
import {
  importVisits,
  makeCampaignLink,
  shareVisits,
  siteToShare,
  visitsCsv,
} from '../../testing/shared-visits.ts'

const link = { target: '/p/oferta', source: 'boletin', name: 'Otoño' }

/** What is counted of published pages, and who sees it. */
export const authorizationRows: Record<string, Row> = {
  'GET /api/campaign-links': staff(200),
  'POST /api/campaign-links': staff(201, withBody(link)),
  'PATCH /api/campaign-links/{id}': staff(200, {
    thing: makeCampaignLink,
    ...withBody({ name: 'Invierno' }),
  }),
  'GET /api/visit-imports': leaders(200),
  'POST /api/visit-imports/look': leaders(200, withBody({ text: visitsCsv })),
  'POST /api/visit-imports': leaders(201, {
    thing: siteToShare,
    isInBody: true,
    body: ({ siteId }) => ({ siteId, fileName: 'visitas.csv', text: visitsCsv, mapping: ['date', 'visits'] }),
  }),
  'DELETE /api/visit-imports/{id}': leaders(200, { thing: importVisits }),
  'GET /api/visit-shares': staff(200),
  'POST /api/visit-shares': staff(201, {
    thing: siteToShare,
    isInBody: true,
    body: ({ siteId }) => ({ siteId }),
  }),
  'DELETE /api/visit-shares/{id}': staff(200, { thing: shareVisits }),
  'POST /api/guest-visits': open(200, { thing: shareVisits, body: ({ token }) => ({ token }) }),
  'POST /api/guest-visits/tables': open(200, { thing: shareVisits, body: ({ token }) => ({ token }) }),
  'GET /api/pages/{id}/goals': unshared(200, { thing: things.page }),
  'PUT /api/pages/{id}/goals': staff(200, {
    thing: things.page,
    ...withBody({ forms: true, clicks: false, reachedPageId: null }),
  }),
  // An address that was not made here.
  'GET /p/_goal/click': open(404),
  'GET /r/{name}': open(302, { thing: makeCampaignLink }),
}
