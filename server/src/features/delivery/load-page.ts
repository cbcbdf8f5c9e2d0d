import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import {
  hasTokenField,
  type PageAddress,
  readManifest,
  standsAt,
  type VisitNotice,
  withGoalLinks,
  withSuggestion,
  withVisitScript,
} from '@aurelio/page'
import type { PageLanguages, StoredDocument } from '@aurelio/page/document'
import { type Business, listAt, queriesIn } from '@aurelio/page/elements'
import type { ListAsk } from '@aurelio/page/values'
import { readTheme, type Theme } from '@aurelio/page/theme'
import type { PublicTokens } from '../../platform/public-token/public-token.ts'
import { type ItemAddress, type ItemPagesOf, itemAddressIn } from './item-pages.ts'
import { makeItemPage } from './load-item.ts'
import type { MadePage } from './made-page.ts'
import { bodiesOnDemand, type PageBodies, plainBodies } from './page-bodies.ts'
import { rerender, type RenderParts } from './rerender.ts'
import type { PublishedRow } from './store.ts'
import { makeListPage } from './load-list.ts'
import { makeTranslatedPage } from './load-translation.ts'
import { carriedVisits, linksWithin, listLinks, type Visited } from './visits/carried.ts'
import type { Source } from './source.ts'
import { originsOfSite, withinSite } from './visits/site-origins.ts'
import type { PublishedTranslationStore } from './translations/store.ts'
import { visitBodies } from './visits/visit-bodies.ts'
import { type TokenFor, visitTokens } from './visits/visit-token.ts'

export type LoadParts = RenderParts & {
  translations: Pick<PublishedTranslationStore, 'translation' | 'translationFile' | 'templateIn'>
  /** The items that have pages of their own. */
  items: ItemPagesOf
  tokens: PublicTokens
  /** What the script on a page tells of visits; null for a page without one. */
  /** What is tried on a page; null where it shows A to everybody. */
  testOf: (page: { pageId: string; siteId: string }) => Promise<PageTest | null>
  /** The step of a funnel that a page is; null where it is none. */
  stepOf: (pageId: string) => Promise<PageStep | null>
  noticeOf: (shown: {
    workspaceId: string
    siteId: string
    pageId: string
    variant: string
    publicationId: string
  }) => Promise<VisitNotice | null>
  /** Where links lead that are goals; null where nothing is counted. */
  goalsOf: (shown: Parameters<LoadParts['noticeOf']>[0]) => Promise<((target: string) => string) | null>
}

/** Where a page stands: under /p/ where `root` is empty, else at the host of the site that it names. */
export type PlaceOfPage = { root: string; slug: string }

/** A test while it runs: who gets which variant, the same one each time. */
export type PageTest = {
  variantFor: (visit: Pick<IncomingMessage, 'headers' | 'method'>, address: () => string) => string
}

/** A step of a funnel: what led somebody there, with the step itself. */
export type PageStep = { reached: (source: Source) => Source }

/** A page as it stands at its address, in one of its variants. */
export type LivePage = {
  workspaceId: string
  pageId: string
  /** '' where it stands in none. */
  siteId: string
  publicationId: string
  variant: string
  /** The collection whose items it is the template of, or whose item it is the page of; null for any other page. */
  ofItems: { collectionId: string; isTemplate: boolean } | null
  /** Whether visitors may ask something of a list of it. */
  hasLists: boolean
  /** All that stand there, by their letters: this one too. */
  variants: ReadonlyMap<string, LivePage>
  test: PageTest | null
  address: PageAddress & { url: string }
  title: string
  /** What it is in, as its site or itself says; Spanish where neither does. */
  language: string
  /** Whether it shares its origin with no dashboard. */
  isApart: boolean
  /** Whether its site stands at one host in all of its languages. */
  isAtOneHost: boolean
  /** What its forms are checked against; a visit alone does not read it. */
  document: StoredDocument
  /** The kit that it shows. */
  theme: Theme | null
  /** Where its references lead. */
  destinations: () => Promise<ReadonlyMap<string, string>>
  /** Whose site it stands in. */
  business: Business
  /** What is sent. */
  bodies: PageBodies
  /** The same with a line that leads to the page in another language, by that language. */
  suggesting: ReadonlyMap<string, LivePage>
  tokenFor: TokenFor
  /** An address of its site with what is to be known there of the visit: the variant in a test, the steps of a funnel. */
  along: (address: string, source: Source) => string
  /** What led a visitor to it. */
  sourceOf: (visited: Visited) => Source
}

/**
 * What stands at an address: variant A and, in it, all of them. `state`: what it was made of, as `current` tells it now.
 * `pageAt`: where the page stands that it is made of, where that is another.
 */
export type Loaded = {
  page: LivePage
  /** The collections whose items it was made of at its visit. */
  collections: readonly string[]
  state: string
  current: () => Promise<string>
  weight: number
  pageAt?: { root: string; slug: string }
}

/**
 * Reads a published page and packs it; null where none stands at this address. `ask`: with what a visitor asks of one of its
 * lists; null too where nothing may be asked.
 */
export async function loadPage(
  parts: LoadParts,
  { root, slug }: PlaceOfPage,
  ask: ListAsk | null,
  again = true,
): Promise<Loaded | null> {
  const item = itemAddressIn(slug)
  if (item) return (await loadTranslation(parts, { root, slug }, ask)) ?? loadItem(parts, root, item, ask)
  if (ask) return (await loadList(parts, { root, slug }, ask)) ?? loadTranslation(parts, { root, slug }, ask)
  const rows = await parts.store.live(root, slug)
  if (rows.length === 0) return loadTranslation(parts, { root, slug }, null)
  const shared = await sharedOf(parts, rows[0])
  const template = rows[0] ? await parts.items.ofPage(rows[0].pageId) : null
  const ofItems = template && { collectionId: template.collectionId, isTemplate: true }
  let weight = 0
  for (const row of rows) {
    const stored = await parts.files.get(row.fileKey).catch(() => '')
    // Published anew between the two reads: the old file is gone.
    if (stored === '' && again) return loadPage(parts, { root, slug }, null, false)
    const known = readManifest(row.manifest)
    // The database survives a power cut whole; a file may not have reached the disk, or its store may be away.
    const isWhole = known !== null && Buffer.byteLength(stored) === known.bytes
    const rendered = isWhole ? { html: stored, manifest: known } : await rerender(parts, row)
    const made = { rendered, document: row.document, address: standsAt(parts.origins, row), title: row.title }
    weight += await addVariant(parts, { row, made, ofItems, ...shared })
  }
  const page = shared.variants.get('A')
  if (!page) return null
  const { pageId } = page
  const state = stateOf(
    rows.map(({ fileKey }) => fileKey),
    template,
  )
  const current = async () => stateOf(await parts.store.filesAt(root, slug), await parts.items.ofPage(pageId))
  return { page, collections: [], state, current, weight }
}

/** What a page is made of: its files, and whether it is a template. */
function stateOf(files: readonly (string | null)[], template: { collectionId: string } | null): string {
  return `${files.join()} ${template?.collectionId ?? ''}`
}

/** What changes whenever an item of one of these collections does. */
async function stampsOf({ items }: LoadParts, collections: readonly string[]): Promise<string> {
  return (await Promise.all(collections.map((id) => items.stamp(id)))).join()
}

/** A page with what a visitor asks of one of its lists, made of it as it is live. */
async function loadList(parts: LoadParts, place: PlaceOfPage, ask: ListAsk): Promise<Loaded | null> {
  const { root, slug } = place
  const rows = await parts.store.live(root, slug)
  // Before anything is read of it: what changes meanwhile is made again.
  const lists = rows.flatMap(({ withoutItems }) => listAt(withoutItems.read().document, ask.list) ?? [])
  const collections = await parts.items.reached(lists.map(({ collection }) => collection))
  const current = async () =>
    `${(await parts.store.filesAt(root, slug)).join()} ${await stampsOf(parts, collections)}`
  const state = await current()
  const shared = await sharedOf(parts, rows[0])
  let weight = 0
  for (const row of rows) {
    const plain = { address: standsAt(parts.origins, row), title: row.title, document: row.document }
    const made = (await makeListPage(parts, row, ask)) ?? {
      ...plain,
      rendered: await rerender(parts, row),
    }
    weight += await addVariant(parts, { row, made, ofItems: null, ...shared })
  }
  const page = shared.variants.get('A')
  return page && collections.length > 0 ? { page, collections, state, current, weight, pageAt: place } : null
}

/** What stands at an address in another language: `en/prices`, or `en` for the home page of a site. */
async function loadTranslation(
  parts: LoadParts,
  { root, slug }: PlaceOfPage,
  ask: ListAsk | null,
): Promise<Loaded | null> {
  if (!languageAddress.test(slug)) return null
  const row = await parts.translations.translation(root, slug)
  if (!row) return null
  const lists = queriesIn(row.document.read().document)
  const collections = [...new Set(lists.map(({ collection }) => collection))]
  const current = async () =>
    `${await parts.translations.translationFile(row.id, row.variant)} ${await stampsOf(parts, collections)}`
  // Before anything is read of it: what changes meanwhile is made again.
  const state = await current()
  const variants = new Map<string, LivePage>()
  const step = await parts.stepOf(row.pageId)
  const made = await makeTranslatedPage(parts, row, ask)
  if (!made) return null
  const template = await parts.items.ofPage(row.pageId)
  const ofItems = template && { collectionId: template.collectionId, isTemplate: true }
  const weight = await addVariant(parts, { row, made, ofItems, variants, test: null, step })
  const page = variants.get(row.variant)
  return page ? { page, collections, state, current, weight, pageAt: { root, slug: row.slug } } : null
}

const languageAddress = /^[a-z]{2}(?:\/[a-z0-9-]{1,90})?$/

/** The page of an item, made of its template as it is live. */
async function loadItem(
  parts: LoadParts,
  root: string,
  { language, prefix, slug }: ItemAddress,
  ask: ListAsk | null,
): Promise<Loaded | null> {
  for (const template of await parts.items.at(prefix)) {
    const rows = await templateRows(parts, root, { pageId: template.pageId, language })
    const [first] = rows
    if (!first) continue
    const lists = rows.flatMap(({ document }) => queriesIn(document.read().document))
    const shown = lists.map(({ collection }) => collection)
    const collections = await parts.items.reached([template.collectionId, ...shown])
    const files = async () =>
      language === null
        ? (await parts.store.filesAt(root, first.slug)).join()
        : await parts.translations.translationFile(first.id, language)
    const current = async () => `${await files()} ${await stampsOf(parts, collections)}`
    // Before anything is read of it: what changes meanwhile is made again.
    const state = await current()
    const shared = { ...(await sharedOf(parts, first)), ...(language !== null && { test: null }) }
    const ofItems = { collectionId: template.collectionId, isTemplate: false }
    let weight = 0
    for (const row of rows) {
      const made = await makeItemPage(parts, { row, template, slug, ask, language })
      if (!made) return null
      weight += await addVariant(parts, { row, made, ofItems, ...shared })
    }
    const page = shared.variants.get(language ?? 'A')
    return page ? { page, collections, state, current, weight, pageAt: { root, slug: first.slug } } : null
  }
  return null
}

/** The variants of a template that is live, or its translation. */
async function templateRows(
  { store, translations }: LoadParts,
  root: string,
  { pageId, language }: { pageId: string; language: string | null },
) {
  if (language === null) return store.template(root, pageId)
  const row = await translations.templateIn(root, pageId, language)
  return row ? [row] : []
}

async function sharedOf(parts: LoadParts, first: { pageId: string; siteId: string | null } | undefined) {
  const variants = new Map<string, LivePage>()
  const test = first ? await parts.testOf({ pageId: first.pageId, siteId: first.siteId ?? '' }) : null
  const step = first ? await parts.stepOf(first.pageId) : null
  return { variants, test, step }
}

type Found = Pick<LivePage, 'test' | 'ofItems'> & {
  row: Pick<
    PublishedRow,
    | 'id'
    | 'variant'
    | 'workspaceId'
    | 'pageId'
    | 'siteId'
    | 'host'
    | 'languageHosts'
    | 'slug'
    | 'isHome'
    | 'theme'
    | 'settings'
    | 'language'
  > & {
    /** Where a translation stands, and the language of its page. */
    path?: string
    main?: string
  }
  made: MadePage
  variants: Map<string, LivePage>
  step: PageStep | null
}

/** Packs one of the variants, and tells what it weighs in memory. */
async function addVariant(
  parts: LoadParts,
  { row, made, variants, test, step, ofItems }: Found,
): Promise<number> {
  const { id: publicationId, variant, workspaceId, pageId } = row
  const { rendered, document, address, title, languages } = made
  const siteId = row.siteId ?? ''
  const shown = { workspaceId, siteId, pageId, variant, publicationId }
  const notice = await parts.noticeOf(shown)
  const { manifest, ...noticed } = notice ? withVisitScript(rendered, notice) : rendered
  const addressFor = await parts.goalsOf(shown)
  const goals = addressFor ? withGoalLinks(noticed.html, addressFor) : { html: noticed.html, links: [] }
  const { html } = goals
  const isApart = row.host !== null || !parts.origins.isDashboards
  const others = suggestedOf(languages === undefined ? await languagesAt(parts, row, address) : languages)
  const packing = { manifest, isApart, isShared: test === null, isByLanguage: others.length > 0 }
  const tokenFor = visitTokens(parts.tokens, { publicationId, variant, siteId, pageId })
  const carried = carriedVisits(parts.tokens, { publicationId, variant, siteId })
  const hasLists = manifest.lists.length > 0
  const within = hasLists ? listLinks(html, address) : []
  const origins = originsOfSite(parts.origins, row)
  const links = new Set([...linksWithin(manifest, address, origins), ...goals.links, ...within])
  const bodiesOf = async (whole: string) => {
    const digest = createHash('sha256').update(whole).digest('base64url').slice(0, 27)
    return hasTokenField(whole) || links.size > 0
      ? visitBodies({ html: whole, digest, packing, tokenFor, links, carried })
      : plainBodies(whole, digest, packing)
  }
  const bodies = await bodiesOf(html)
  const theme = readTheme(row.theme)
  const translated = row.main === undefined ? undefined : row.variant
  const destinations = () =>
    parts.destinationsOf(row.workspaceId, row.siteId, document.read().page, translated)
  // Asked for now: a form is given back while the database is away, too.
  const business = await parts.businessOf(row.workspaceId, row.siteId)
  const suggesting = new Map<string, LivePage>()
  const page = {
    workspaceId,
    pageId,
    siteId,
    publicationId,
    variant,
    variants,
    ofItems,
    hasLists,
    test,
    address,
    title,
    language: translated ?? (readPageSettings(row.settings).language || row.language || 'es'),
    isApart,
    isAtOneHost: origins.length === 0,
    document,
    theme,
    destinations,
    business,
    bodies,
    suggesting,
    tokenFor,
    along: (to: string, source: Source) =>
      test === null && (source.path ?? '') === '' ? to : carried.along(to, source),
    sourceOf(visited: Visited) {
      const source = carried.sourceOf(withinSite(visited, origins))
      return step ? step.reached(source) : source
    },
  }
  for (const { code, address: at } of others) {
    const inIt = bodiesOnDemand(() => bodiesOf(withSuggestion(html, { code, address: at })))
    suggesting.set(code, { ...page, bodies: inIt })
  }
  variants.set(variant, page)
  // The document weighs about as much as the page, and three times that once it has been read.
  return html.length * 3 + bodies.weight * (1 + others.length)
}

/** In which other languages a page is there, and where. */
function suggestedOf(languages: PageLanguages | null | undefined) {
  return (languages?.items ?? []).filter(({ code, isHere }) => isHere && code !== languages?.current)
}

async function languagesAt(
  { languagesOf, origins }: LoadParts,
  row: Found['row'],
  address: LivePage['address'],
) {
  const { workspaceId, siteId, pageId, variant, settings, language } = row
  const main = row.main ?? (readPageSettings(settings).language || language || 'es')
  const current = row.main === undefined ? main : variant
  const home = row.main === undefined ? address : standsAt(origins, row)
  return languagesOf({ workspaceId, siteId, pageId, main, address: home, current })
}
