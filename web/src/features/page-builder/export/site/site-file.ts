import { menuEntrySchema, siteNameSchema } from '@aurelio/contracts/sites'
import { pageSettingsSchema } from '@aurelio/contracts/page-settings'
import { z } from 'zod'

/** `sitio.json` of an export: what its pages are, so that they can be put together again. */
export const siteFileSchema = z.object({
  format: z.literal('aurelio-site-1'),
  name: siteNameSchema,
  /** The kit of the site as it is kept; whoever reads it checks it. */
  theme: z.unknown(),
  menu: z.array(menuEntrySchema).max(50),
  homePageId: z.string().nullable(),
  notFoundPageId: z.string().nullable(),
  pages: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Name of the file that holds its document. */
        document: z.string(),
        settings: pageSettingsSchema,
      }),
    )
    .max(1000),
})
/** As it is written. */
export type SiteFile = z.input<typeof siteFileSchema>
/** As it is read. */
export type SiteDescription = z.output<typeof siteFileSchema>

export const siteFileName = 'sitio.json'
