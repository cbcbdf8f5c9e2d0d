import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, optionalLineSchema } from './text.ts'
import { visitRateSchema } from './visits.ts'

/** As long as a page keeps what a campaign calls itself. */
export const longestCampaignText = 60
/** Of the last part of a short address. */
export const longestShortName = 60
/** How many links of a workspace lead on at the same time. */
export const mostCampaignLinks = 5000

/** A whole address, or one of the installation: `/p/oferta`. */
const targetSchema = z.union([
  z.url({ protocol: /^https?$/ }).max(2000),
  z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])[^\s\\]*$/),
])

const linkFieldsSchema = z.object({
  /** Where it leads. */
  target: targetSchema,
  source: lineSchema(longestCampaignText),
  medium: optionalLineSchema(longestCampaignText),
  name: lineSchema(longestCampaignText),
})

export const shortNameSchema = z
  .string()
  .max(longestShortName)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const campaignLinkSchema = linkFieldsSchema.extend({
  id: z.string(),
  target: z.string(),
  /** The last part of its short address. */
  shortName: z.string(),
  /** The short address: it counts, and leads on. */
  short: z.string(),
  /** The long one, with what the page learns of the campaign. */
  address: z.string(),
  createdAt: timestampSchema,
  /** When it ended; null while it leads on. */
  endedAt: timestampSchema.nullable(),
  /** How often the short address was opened by people. */
  clicks: z.int(),
  /** Of all that came with the same source, medium and name, by whichever address. */
  figures: visitRateSchema,
})
export type CampaignLink = z.infer<typeof campaignLinkSchema>

const byId = z.object({ id: idSchema })

/** Addresses that say which campaign brought somebody. */
export const campaignLinks = {
  list: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/campaign-links',
      summary: 'Enlaces de campaña y lo que ha traído cada uno',
    })
    .errors(errorsOf('BAD_CURSOR'))
    .input(pagingSchema)
    .output(pageOf(campaignLinkSchema)),
  create: scoped('sites:write')
    .route({
      method: 'POST',
      path: '/campaign-links',
      successStatus: 201,
      summary: 'Crear un enlace de campaña, con su dirección corta',
    })
    .errors(errorsOf('TOO_MANY_LINKS', 'SHORT_NAME_TAKEN'))
    .input(
      linkFieldsSchema.extend({
        medium: linkFieldsSchema.shape.medium.default(''),
        /** Made of the name where it is left out. */
        shortName: shortNameSchema.optional(),
      }),
    )
    .output(campaignLinkSchema),
  change: scoped('sites:write')
    .route({
      method: 'PATCH',
      path: '/campaign-links/{id}',
      summary: 'Cambiar un enlace de campaña, terminarlo o volver a ponerlo en marcha',
    })
    .errors(errorsOf('SHORT_NAME_TAKEN'))
    .input(
      byId.extend(
        linkFieldsSchema
          .extend({
            shortName: shortNameSchema,
            /** A link that has ended leads nowhere, and its figures stay. */
            isEnded: z.boolean(),
          })
          .partial().shape,
      ),
    )
    .output(campaignLinkSchema),
}
