import { languageHostOf } from '@aurelio/contracts/language-hosts'
import { readManifest, standsAt, translationStandsAt } from '@aurelio/page'
import { hasCollections, queriesIn, readPageOf, withItems } from '@aurelio/page/elements'
import type { ReadPage } from '@aurelio/page/document'
import { readTheme } from '@aurelio/page/theme'
import type { ListAsk } from '@aurelio/page/values'
import type { ItemPagesOf } from './item-pages.ts'
import { askedAddress, askedList } from './load-list.ts'
import type { MadePage } from './made-page.ts'
import { headOfPage, kept, renderLive, type RenderParts } from './rerender.ts'
import type { TranslatedRow } from './translations/store.ts'

type Parts = RenderParts & { items: ItemPagesOf }

/**
 * A page in another language, as it is kept, or made anew of what its publication keeps and of the items there are now. `ask`:
 * with what a visitor asks of one of its lists; null where nothing may be asked.
 */
export async function makeTranslatedPage(
  parts: Parts,
  row: TranslatedRow,
  ask: ListAsk | null,
): Promise<MadePage | null> {
  const { workspaceId, language, title, host, isHome, path } = row
  const stands = translationStandsAt(parts.origins, {
    host,
    ownHost: languageHostOf(row, language),
    language,
    path,
    isHome,
  })
  const address = askedAddress(stands, ask)
  const bare = row.document.read()
  const asked = ask && (await askedList(parts.items, { workspaceId, document: bare.document, language }, ask))
  if (ask && !asked) return null
  const read = await withOwnItems(parts.items, row, bare, asked)
  const document = { read: () => read }
  const known = asked ? null : await keptFile(parts, row)
  if (known) return { rendered: known, document, address, title }
  const { siteId, pageId, main } = row
  const home = standsAt(parts.origins, row)
  const place = { workspaceId, siteId, pageId, main, address: home, current: language }
  const languages = await parts.languagesOf(place)
  const drawn = {
    title,
    address,
    theme: readTheme(row.theme),
    language,
    // The address of a page in its main language is not the one that counts for this one.
    head: { ...(await headOfPage(parts, row, address.url)), language, canonical: address.url },
    ...(languages && { languages }),
  }
  const rendered = await renderLive(parts, row, read, drawn)
  if (asked) return { rendered, document, address, title }
  return { rendered: await kept(parts, row, rendered), document, address, title }
}

async function withOwnItems(
  items: ItemPagesOf,
  { workspaceId, language }: TranslatedRow,
  bare: ReadPage,
  asked: Awaited<ReturnType<typeof askedList>>,
): Promise<ReadPage> {
  if (!hasCollections(bare.document)) return bare
  const shown = await items.shown(workspaceId, queriesIn(bare.document), language)
  return readPageOf(withItems(bare.document, shown, asked ? { asked } : {}))
}

async function keptFile({ files }: Pick<Parts, 'files'>, { fileKey, manifest: stored }: TranslatedRow) {
  const manifest = readManifest(stored)
  const html = manifest && (await files.get(fileKey).catch(() => ''))
  return manifest && html && Buffer.byteLength(html) === manifest.bytes ? { html, manifest } : null
}
