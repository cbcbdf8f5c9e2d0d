import type { BatchRow, BatchTarget } from '@aurelio/contracts/page-batches'
import { type PageSettings, pageSettingsSchema } from '@aurelio/contracts/page-settings'
import type { StoredPage } from '@aurelio/page/document'
import { storedPageSchema } from '@aurelio/contracts/pages'
import { fillVariables, type Variables } from '@aurelio/page/elements'
import { variableName } from '@aurelio/page/values'
import { z } from 'zod'
import { PageRefused, type Target, TargetRefused } from './target.ts'

/** Who publishes, for what the pages do without a request. */
export type Publisher = { workspaceId: string; actorId: string | null; origin: null }

/** A page as it is kept. */
export type KeptPage = {
  name: string
  version: number
  siteId: string | null
  slug: string | null
  settings: PageSettings
  document: StoredPage
}
type Content = Pick<KeptPage, 'name' | 'document'>

/** What a batch asks of the pages of a workspace. */
export type BatchPages = {
  /** Null where there is none, or it is in the bin. */
  find: (workspaceId: string, id: string) => Promise<KeptPage | null>
  hasSite: (workspaceId: string, siteId: string) => Promise<boolean>
  /** Whether another page of the site has this address. */
  isTaken: (workspaceId: string, siteId: string, slug: string) => Promise<boolean>
  insert: (who: Publisher, siteId: string, id: string, content: Content) => Promise<void>
  /** False where somebody saved it meanwhile. */
  save: (who: Publisher, id: string, content: Content) => Promise<void>
  publish: (who: Publisher, id: string, slug: string, settings: PageSettings) => Promise<void>
  /** Into the bin; nothing where it is there. */
  remove: (who: Publisher, id: string) => Promise<void>
}

type Site = Extract<BatchTarget, { kind: 'site' }>
const beforeSchema = z.object({
  name: z.string(),
  slug: z.string(),
  settings: pageSettingsSchema,
  document: storedPageSchema,
})

/** Pages of a site, each made of a page that is their template. Throws TargetRefused where the template is gone. */
export async function siteTarget(
  pages: BatchPages,
  who: Publisher,
  { siteId, templateId }: Pick<Site, 'siteId' | 'templateId'>,
): Promise<Target> {
  const template = await pages.find(who.workspaceId, templateId)
  if (!template) throw new TargetRefused('template-gone')
  // Whoever removes a site takes its pages elsewhere.
  if (template.siteId !== siteId) throw new TargetRefused('site-gone')
  const contentOf = (row: BatchRow): Content => ({
    name: row.title,
    document: fillVariables(template.document, variablesOf(row)),
  })
  const settingsOf = ({ title, description, place }: BatchRow): PageSettings => ({
    ...template.settings,
    title,
    description,
    areaServed: place,
    canonical: '',
  })
  const publish = (thingId: string, row: BatchRow) => pages.publish(who, thingId, row.slug, settingsOf(row))

  return {
    shape: JSON.stringify({ templateId, version: template.version, settings: template.settings }),
    async read(thingId) {
      const page = await pages.find(who.workspaceId, thingId)
      if (page?.slug === null || page?.siteId !== siteId) return null
      const { name, slug, settings, document } = page
      return JSON.stringify({ name, slug, settings, document })
    },
    async make(row, thingId, again, begin) {
      const stands = again ? await pages.find(who.workspaceId, thingId) : null
      if (!stands) {
        if (await pages.isTaken(who.workspaceId, siteId, row.slug)) throw new PageRefused('address-taken')
        await begin()
        await pages.insert(who, siteId, thingId, contentOf(row))
      }
      await publish(thingId, row)
      return thingId
    },
    async change(thingId, row) {
      await pages.save(who, thingId, contentOf(row))
      await publish(thingId, row)
    },
    remove: (thingId) => pages.remove(who, thingId),
    async restore(thingId, before) {
      if (!(await pages.find(who.workspaceId, thingId))) return
      const { name, document, slug, settings } = beforeSchema.parse(JSON.parse(before))
      await pages.save(who, thingId, { name, document })
      await pages.publish(who, thingId, slug, settings)
    },
  }
}

/** The columns of the table, and beside them what every page has. */
function variablesOf({ slug, title, description, content, place, values }: BatchRow): Variables {
  const own = { titulo: title, descripcion: description, direccion: slug, contenido: content, lugar: place }
  return new Map(
    Object.entries({ ...own, ...values }).map(([name, value]) => [variableName(name), value] as const),
  )
}
