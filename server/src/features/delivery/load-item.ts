import { readPageSettings } from '@aurelio/contracts/page-settings'
import { headOf, type Manifest, type PageAddress, renderPublication, standsAt } from '@aurelio/page'
import { type StoredDocument, siteTrailSchema, withKeptLinks } from '@aurelio/page/document'
import { fillItem, fillText, queriesIn, readPageOf, valuesOf, withItems } from '@aurelio/page/elements'
import { readTheme } from '@aurelio/page/theme'
import type { ItemPagesOf, Template } from './item-pages.ts'
import type { RenderParts } from './rerender.ts'
import type { TemplateRow } from './store.ts'

/** What an item's page is made of, beside what it shares with every page. */
export type MadePage = {
  rendered: { html: string; manifest: Manifest }
  document: StoredDocument
  address: PageAddress & { url: string }
  title: string
}

type Asked = { row: TemplateRow; template: Template; slug: string }

/**
 * The page of one item: its template as it is live, with what the item says. Null where there is no such item. Nothing is
 * kept of it but in memory: what it is made of is kept already.
 */
export async function makeItemPage(
  parts: RenderParts & { items: ItemPagesOf },
  { row, template, slug }: Asked,
): Promise<MadePage | null> {
  const { origins, items } = parts
  const { workspaceId, siteId, host } = row
  const settings = readPageSettings(row.settings)
  const language = settings.language || row.language || 'es'
  const placeOf = (each: string) =>
    standsAt(origins, { host, slug: `${template.prefix}/${each}`, isHome: false })
  const found = await items.on(template, slug, language, (each) => placeOf(each).url)
  if (!found) return null
  const valueOf = valuesOf(found.item)
  const say = (text: string) => fillText(text, valueOf).trim()
  const links = { menu: row.menu, trail: trailTo(row.trail, found.title) }
  const filled = fillItem(withKeptLinks(row.document, links).read().document, found.item)
  const shown = await items.shown(workspaceId, queriesIn(filled), language)
  const read = readPageOf(withItems(filled, shown))
  const address = placeOf(slug)
  const { url } = address
  const title = settings.title === '' ? found.title : say(settings.title)
  const said = {
    ...settings,
    description: say(settings.description),
    image: found.image || settings.image,
    canonical: url,
  }
  const text = JSON.stringify(read.page)
  const rendered = renderPublication(read.document, {
    title,
    address,
    head: {
      ...headOf(said, url, row),
      ...(found.data && { about: found.data }),
      feed: placeOf('rss.xml').url,
    },
    theme: readTheme(row.theme),
    pictures: await parts.picturesOf(workspaceId, text),
    films: await parts.filmsOf(workspaceId, text),
    quizzes: await parts.quizzesOf(workspaceId, text),
    contests: await parts.contestsOf(workspaceId, text),
    destinations: await parts.destinationsOf(workspaceId, siteId, read.page),
  })
  return { rendered, document: { read: () => read }, address, title }
}

/** Where the item stands in the site: where its template does, by its own name. */
function trailTo(trail: string | null, title: string): string | null {
  if (trail === null) return null
  const read = siteTrailSchema.nullable().parse(JSON.parse(trail))
  return JSON.stringify(read && { ...read, current: title })
}
