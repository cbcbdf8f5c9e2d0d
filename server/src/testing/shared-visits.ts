import { z } from 'zod'
import type { Thing } from './authorization/making.ts'
import { createSite } from './sites.ts'
import { bodyOf } from './work.ts'

/** A link of a campaign. */
export const makeCampaignLink: Thing = async ({ owner }) => {
  const sent = { target: 'https://ejemplo.es/oferta', source: 'boletin', medium: 'email', name: 'Otoño' }
  const answer = bodyOf(await owner.call('POST', '/api/campaign-links', sent))
  const { id, shortName } = z.object({ id: z.string(), shortName: z.string() }).parse(answer)
  return { id, name: shortName }
}

export const siteToShare: Thing = async ({ owner }) => ({
  siteId: (await createSite(owner, 'Para enseñar')).id,
})

/** A link to the visits of a site. */
export const shareVisits: Thing = async (place) => {
  const answer = bodyOf(await place.owner.call('POST', '/api/visit-shares', await siteToShare(place)))
  const shared = z.object({ share: z.object({ id: z.string() }), token: z.string() }).parse(answer)
  return { id: shared.share.id, token: shared.token }
}

export const visitsCsv = 'date,pageviews\n2024-05-01,12\n'

/** Visits that somebody else counted. */
export const importVisits: Thing = async (place) => {
  const { siteId } = await siteToShare(place)
  const sent = { siteId, fileName: 'visitas.csv', text: visitsCsv, mapping: ['date', 'visits'] }
  const answer = bodyOf(await place.owner.call('POST', '/api/visit-imports', sent))
  const { imported } = z.object({ imported: z.object({ id: z.string() }) }).parse(answer)
  return { id: imported.id }
}
