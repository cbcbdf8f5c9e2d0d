import type { NamedId } from '../../testing/authorization/named-ids.ts'
import { createPage } from '../../testing/pages.ts'
import { createSite } from '../../testing/sites.ts'

const ofPage: NamedId = { thing: async (owner) => (await createPage(owner, 'Con visitas')).id, single: true }
const ofSite: NamedId = { thing: async (owner) => (await createSite(owner, 'Con visitas')).id, single: true }

/** What questions about visits name. */
export const namedIds: Record<string, NamedId> = {
  'GET /visits pageId': ofPage,
  'GET /visits siteId': ofSite,
  'GET /visits/live pageId': ofPage,
  'GET /visits/live siteId': ofSite,
  'POST /visit-imports siteId': {
    thing: ofSite.thing,
    body: { fileName: 'visitas.csv', text: 'date,pageviews\n2024-05-01,12\n', mapping: ['date', 'visits'] },
  },
  'POST /visit-shares siteId': { thing: ofSite.thing },
  'PUT /pages/{id}/goals reachedPageId': {
    thing: ofPage.thing,
    target: ofPage.thing,
    body: { forms: true, clicks: true },
  },
  'GET /visits/tables pageId': ofPage,
  'GET /visits/tables siteId': ofSite,
}
