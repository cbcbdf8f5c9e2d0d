import { languageHostOf } from '@aurelio/contracts/language-hosts'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import { headOf, ledTo, type PublicOrigins, standsAt } from '@aurelio/page'
import { siteTrailSchema, withKeptLinks } from '@aurelio/page/document'
import {
  fillItem,
  fillText,
  itemNamesIn,
  listAt,
  queriesIn,
  readPageOf,
  valuesOf,
  withItems,
} from '@aurelio/page/elements'
import { readTheme } from '@aurelio/page/theme'
import type { ListAsk } from '@aurelio/page/values'
import { type ItemPagesOf, itemPathOf, type Template } from './item-pages.ts'
import { askedAddress, askedList, listSaid } from './load-list.ts'
import type { MadePage } from './made-page.ts'
import { mainLanguageOf, renderLive, type RenderParts } from './rerender.ts'
import type { TemplateRow } from './store.ts'
import type { TranslatedTemplateRow } from './translations/store.ts'

type Asked = {
  row: TemplateRow | TranslatedTemplateRow
  template: Template
  slug: string
  ask: ListAsk | null
  /** The language of the translation that it is made of; null for the template itself. */
  language: string | null
}

/**
 * The page of one item: its template as it is live, with what the item says. Null where there is no such item,
 * or nothing may be asked of its lists. Nothing is kept of it but in memory: what it is made of is kept already.
 */
export async function makeItemPage(
  parts: RenderParts & { items: ItemPagesOf },
  { row, template, slug, ask, language: translated }: Asked,
): Promise<MadePage | null> {
  const { origins, items } = parts
  const { workspaceId } = row
  const settings = readPageSettings(row.settings)
  const main = mainLanguageOf(row)
  const language = translated ?? main
  const itemAt = itemAddresses(origins, row, template.prefix)
  const placeOf = (each: string) => itemAt(each, translated)
  const names = itemNamesIn(row.said(row.document).read().document)
  const item = await items.on(template, slug, { language, names }, (each) => placeOf(each).url)
  if (!item) return null
  const valueOf = valuesOf(item.item)
  const say = (text: string) => fillText(text, valueOf).trim()
  const links = { menu: row.menu, trail: trailTo(row.trail, item.title) }
  const filled = fillItem(row.said(withKeptLinks(row.document, links)).read().document, item.item)
  const shown = await items.shown(workspaceId, queriesIn(filled), language)
  const asked = ask && (await askedList(items, { workspaceId, document: filled, language }, ask))
  if (ask && !asked) return null
  const read = readPageOf(withItems(filled, shown, asked ? { asked } : {}))
  const address = askedAddress(placeOf(slug), ask)
  const { url } = address
  const title = settings.title === '' ? item.title : say(settings.title)
  const settled = {
    ...settings,
    description: say(settings.description),
    image: item.image || settings.image,
    canonical: url,
  }
  const head = {
    ...headOf(settled, url, row),
    ...(translated !== null && { language: translated }),
    ...(item.data && { about: item.data }),
    feed: placeOf('rss.xml').url,
  }
  const paging = (ask && listAt(filled, ask.list)?.asks?.paging) ?? 'none'
  const said = asked ? listSaid({ title, head, url, language }, asked, paging) : { title, head }
  const languages = await languagesOfItem(parts, row, (code) => itemAt(slug, code), translated)
  const drawn = {
    ...said,
    address,
    theme: readTheme(row.theme),
    ...(languages && { languages }),
    ...(translated !== null && { language: translated }),
  }
  const rendered = await renderLive(parts, row, read, drawn)
  return { rendered, document: { read: () => read }, address, title, languages: languages ?? null }
}

/** Where the pages of a template's items stand: null for those in the language of the template. */
export function itemAddresses(
  origins: PublicOrigins,
  site: { host: string | null; languageHosts: string | null },
  prefix: string,
) {
  return (slug: string, language: string | null) => {
    const ownHost = language === null ? null : languageHostOf(site, language)
    const below = ownHost === null ? language : null
    const path = itemPathOf({ language: below, prefix, slug })
    return standsAt(origins, { host: ownHost ?? site.host, slug: path, isHome: false })
  }
}

/** The languages of a site as the page of an item shows them: it is there in those of its template. */
async function languagesOfItem(
  { languagesOf, origins }: Pick<RenderParts, 'languagesOf' | 'origins'>,
  row: Pick<
    TemplateRow,
    | 'workspaceId'
    | 'siteId'
    | 'pageId'
    | 'settings'
    | 'language'
    | 'host'
    | 'languageHosts'
    | 'slug'
    | 'isHome'
  >,
  itemAt: (language: string | null) => ReturnType<typeof standsAt>,
  translated: string | null,
) {
  const { workspaceId, siteId, pageId } = row
  const main = mainLanguageOf(row)
  const address = standsAt(origins, row)
  const known = await languagesOf({ workspaceId, siteId, pageId, main, address, current: translated ?? main })
  const from = itemAt(translated).url
  return (
    known && {
      ...known,
      items: known.items.map((each) => {
        if (!each.isHere) return each
        const there = itemAt(each.code === main ? null : each.code)
        return { ...each, address: ledTo(there, from), url: there.url }
      }),
    }
  )
}

/** Where the item stands in the site: where its template does, by its own name. */
function trailTo(trail: string | null, title: string): string | null {
  if (trail === null) return null
  const read = siteTrailSchema.nullable().parse(JSON.parse(trail))
  return JSON.stringify(read && { ...read, current: title })
}
