import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { Business } from '@aurelio/contracts/sites'
import { withSiteText } from '@aurelio/page/elements'
import { placedPage, type PlacedWeb, type Web } from '@aurelio/page/templates/web'
import type { Session } from '../../platform/access/session.ts'
import {
  type CollectionsOfSite,
  otherLanguage,
  type PagesOfSite,
  type SymbolsOfSite,
  type TranslationsOfSite,
} from './neighbours.ts'

type Parts = {
  pages: Pick<PagesOfSite, 'create' | 'get' | 'save'>
  symbols: Pick<SymbolsOfSite, 'create'>
  collections: Pick<CollectionsOfSite, 'setTemplate' | 'prefixIsTaken'>
  translations: Pick<TranslationsOfSite, 'say' | 'settle'>
}
type Place = { siteId: string; business: Business; collections: ReadonlyMap<string, string> }

/** Makes the pages of a web, unpublished, with the symbols that stand on them, and says what each is called in the workspace. */
export async function makePages(
  session: Session,
  parts: Parts,
  web: Web,
  { siteId, business, collections }: Place,
): Promise<Pick<PlacedWeb, 'pages' | 'symbols'>> {
  const ids = new Map<string, string>()
  for (const { role, name, title, description, page: document } of web.pages) {
    const said = {
      title: withSiteText(title, business),
      description: withSiteText(description, business),
    }
    const settings = readPageSettings(JSON.stringify(said))
    const made = await parts.pages.create(session, { name, document, siteId, settings })
    ids.set(role, made.id)
  }
  const symbols = new Map<string, string>()
  for (const { key, name, page } of web.symbols) {
    const document = placedPage(page, { collections, pages: ids, symbols })
    symbols.set(
      key,
      (await parts.symbols.create(session, { name: `${name} · ${business.name}`, document })).id,
    )
  }
  for (const { role, name, page, template } of web.pages) {
    const id = ids.get(role) ?? ''
    // Its links name pages that were made after it.
    const document = placedPage(page, { collections, pages: ids, symbols })
    await parts.pages.save(session, { id, name, document, baseVersion: 1 })
    if (!template) continue
    const { collection, ...own } = template
    const collectionId = collections.get(collection) ?? ''
    const prefix = await freePrefix(parts.collections, own.prefix)
    await parts.collections.setTemplate(session, { ...own, pageId: id, collectionId, prefix })
  }
  return { pages: ids, symbols }
}

/** What stands around the page of contact: its header and its footer, which are symbols, and its languages. */
const frame: readonly string[] = ['symbol', 'language_switch']

/** Gives other pages what stands around the page of contact: its header, its languages and its footer. */
export async function framePages(
  session: Session,
  { pages }: Pick<Parts, 'pages'>,
  web: Web,
  { ids, made }: { ids: readonly string[]; made: PlacedWeb },
) {
  const contact = web.pages.find(({ role }) => role === 'contact')?.page
  if (!contact) return
  const { elements } = placedPage(contact, made)
  const first = elements.findIndex(({ type }) => !frame.includes(type))
  const before = elements.slice(0, first)
  const after = elements.slice(first).filter(({ type }) => frame.includes(type))
  for (const id of ids) {
    const { name, document, version } = await pages.get(session, id)
    const framed = {
      ...document,
      elements: [...before, ...document.elements, ...after],
    }
    await pages.save(session, { id, name, document: framed, baseVersion: version })
  }
}

/** Says the pages in the other language, as far as the web does. */
export async function translatePages(
  session: Session,
  { translations }: Pick<Parts, 'translations'>,
  web: Web,
  { business, pages }: { business: Business; pages: ReadonlyMap<string, string> },
) {
  const words = { ...web.english, ...settledWords(web, business) }
  for (const { role, slug } of web.pages) {
    const id = pages.get(role)
    if (id === undefined) continue
    await translations.say(session, id, otherLanguage, words)
    if (slug !== '') await translations.settle(session, id, otherLanguage, slug)
  }
}

/** Titles and descriptions are settled with the name of the business in them. */
function settledWords({ pages, english }: Web, business: Business): Record<string, string> {
  return Object.fromEntries(
    pages
      .flatMap(({ title, description }) => [title, description])
      .map((text) => [withSiteText(text, business), withSiteText(english[text] ?? text, business)]),
  )
}

/** Under /p/ the webs of all workspaces share their addresses. */
async function freePrefix({ prefixIsTaken }: Parts['collections'], wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const prefix = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await prefixIsTaken(prefix))) return prefix
  }
}
