import { createHash } from 'node:crypto'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import { hasTokenField, type PageAddress, readManifest, standsAt } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import { readTheme, type Theme } from '@aurelio/page/theme'
import type { PublicTokens } from '../../platform/public-token/public-token.ts'
import { type PageBodies, plainBodies } from './page-bodies.ts'
import { renderAgain, type RenderParts } from './render-again.ts'
import type { PublishedRow } from './store.ts'
import { carriedVisits, linksWithin, type Visited } from './visits/carried.ts'
import type { Source } from './source.ts'
import { visitBodies } from './visits/visit-bodies.ts'
import { type TokenFor, visitTokens } from './visits/visit-token.ts'

export type LoadParts = RenderParts & { tokens: PublicTokens }

/** A page as it stands at its address, in one of its variants. */
export type LivePage = {
  workspaceId: string
  pageId: string
  /** '' where it stands in none. */
  siteId: string
  publicationId: string
  variant: string
  /** All that stand there, by their letters: this one too. */
  variants: ReadonlyMap<string, LivePage>
  address: PageAddress
  title: string
  /** What it is in, as its site or itself says; Spanish where neither does. */
  language: string
  /** Whether it shares its origin with no dashboard. */
  isApart: boolean
  /** What its forms are checked against; a visit alone does not read it. */
  document: StoredDocument
  /** The kit that it shows. */
  theme: Theme | null
  /** Where its references lead. */
  destinations: () => Promise<ReadonlyMap<string, string>>
  /** What is sent. */
  bodies: PageBodies
  tokenFor: TokenFor
  /** What led a visitor to it. */
  sourceOf: (visited: Visited) => Source
}

/** What stands at an address: variant A and, in it, all of them. */
type Loaded = { page: LivePage; fileKeys: readonly string[]; weight: number }

/** Reads a published page and packs it; null where none stands at this address. */
export async function loadPage(
  parts: LoadParts,
  root: string,
  slug: string,
  again = true,
): Promise<Loaded | null> {
  const rows = await parts.store.live(root, slug)
  const variants = new Map<string, LivePage>()
  let weight = 0
  for (const row of rows) {
    const stored = await parts.files.get(row.fileKey).catch(() => '')
    // Published anew between the two reads: the old file is gone.
    if (stored === '' && again) return loadPage(parts, root, slug, false)
    const { page, bytes } = await loadVariant(parts, row, stored, variants)
    variants.set(row.variant, page)
    // The document weighs about as much as the page, and three times that once it has been read.
    weight += bytes * 3 + page.bodies.weight
  }
  const page = variants.get('A')
  return page ? { page, fileKeys: rows.map(({ fileKey }) => fileKey), weight } : null
}

async function loadVariant(
  parts: LoadParts,
  row: PublishedRow,
  stored: string,
  variants: ReadonlyMap<string, LivePage>,
): Promise<{ page: LivePage; bytes: number }> {
  const { id: publicationId, variant, workspaceId, pageId, title, document } = row
  const known = readManifest(row.manifest)
  // The database survives a power cut whole; a file may not have reached the disk, or its store may be away.
  const isWhole = known !== null && Buffer.byteLength(stored) === known.bytes
  const { html, manifest } = isWhole ? { html: stored, manifest: known } : await renderAgain(parts, row)
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const isApart = row.host !== null || !parts.origins.isDashboards
  const siteId = row.siteId ?? ''
  const packing = { manifest, isApart }
  const tokenFor = visitTokens(parts.tokens, { publicationId, variant, siteId, pageId })
  const address = standsAt(parts.origins, row)
  const carried = carriedVisits(parts.tokens, { publicationId, variant, siteId })
  const links = linksWithin(manifest, address)
  const bodies =
    hasTokenField(html) || links.size > 0
      ? visitBodies({ html, digest, packing, tokenFor, links, carried })
      : await plainBodies(html, digest, packing)
  const theme = readTheme(row.theme)
  const destinations = () => parts.destinationsOf(row.workspaceId, row.siteId, document.read().page)
  const page = {
    workspaceId,
    pageId,
    siteId,
    publicationId,
    variant,
    variants,
    address,
    title,
    language: readPageSettings(row.settings).language || row.language || 'es',
    isApart,
    document,
    theme,
    destinations,
    bodies,
    tokenFor,
    sourceOf: (visited: Visited) => carried.sourceOf(visited),
  }
  return { page, bytes: html.length }
}
