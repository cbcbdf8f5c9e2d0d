import { readPageSettings } from '@aurelio/contracts/page-settings'
import { type PageAddress, type PageHead, standsAt } from '@aurelio/page'
import type { PageDocument } from '@aurelio/page/document'
import { type AskedList, listAt, listWords, readPageOf, withItems } from '@aurelio/page/elements'
import { readTheme } from '@aurelio/page/theme'
import { isNarrowed, type ListAsk, listAskText, readShownItems } from '@aurelio/page/values'
import type { ItemPagesOf } from './item-pages.ts'
import type { MadePage } from './made-page.ts'
import { headOfPage, languagesOfPage, renderLive, type RenderParts } from './rerender.ts'
import type { PublishedRow } from './store.ts'

type Parts = RenderParts & { items: ItemPagesOf }

/** What a page shows of the list of which a visitor asks this; null where nothing may be asked of it. */
export async function askedList(
  items: ItemPagesOf,
  { workspaceId, document, language }: { workspaceId: string; document: PageDocument; language: string },
  ask: ListAsk,
): Promise<AskedList | null> {
  const query = listAt(document, ask.list)
  return query ? items.asked(workspaceId, query, language, ask) : null
}

/**
 * What searchers are told of a page with what was asked of its list: a further page of a list is one of its own; what
 * somebody looks for or chooses is none, and counts as the page itself.
 */
export function listSaid(
  { title, head, url, language }: { title: string; head: PageHead; url: string; language: string },
  { ask }: AskedList,
  paging: 'none' | 'pages' | 'more',
): { title: string; head: PageHead } {
  const narrowed = isNarrowed(ask)
  if (narrowed || paging !== 'pages' || ask.page === 1)
    return {
      title,
      head: { ...head, indexed: head.indexed !== false && !narrowed, canonical: head.canonical ?? url },
    }
  return {
    title: `${title} · ${listWords(language).page(ask.page)}`,
    head: {
      ...head,
      canonical:
        head.canonical === undefined || head.canonical === url
          ? `${url}?${listAskText(ask)}`
          : head.canonical,
    },
  }
}

/** The address of a page of which this is asked: a form of it comes back with the same of its list. */
export function askedAddress<Address extends PageAddress>(address: Address, ask: ListAsk | null): Address {
  return ask ? { ...address, leads: `${address.leads}?${listAskText(ask)}` } : address
}

/** A page with what a visitor asks of one of its lists; null where nothing may be asked. */
export async function makeListPage(parts: Parts, row: PublishedRow, ask: ListAsk): Promise<MadePage | null> {
  const bare = row.withoutItems.read().document
  const language = readPageSettings(row.settings).language || row.language || 'es'
  const { workspaceId } = row
  const asked = await askedList(parts.items, { workspaceId, document: bare, language }, ask)
  if (!asked) return null
  const read = readPageOf(withItems(bare, readShownItems(row.items), { asked }))
  const address = askedAddress(standsAt(parts.origins, row), ask)
  const head = await headOfPage(parts, row, address.url)
  const paging = listAt(bare, ask.list)?.asks?.paging ?? 'none'
  const said = listSaid({ title: row.title, head, url: address.url, language }, asked, paging)
  const languages = await languagesOfPage(parts, row, address)
  const drawn = { ...said, address, theme: readTheme(row.theme), ...(languages && { languages }) }
  const rendered = await renderLive(parts, row, read, drawn)
  return { rendered, document: { read: () => read }, address, title: row.title }
}
