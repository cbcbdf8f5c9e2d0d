import { createHash } from 'node:crypto'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import { hasTokenField, type PageAddress, readManifest, standsAt } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import { readTheme, type Theme } from '@aurelio/page/theme'
import type { PublicTokens } from '../../platform/public-token/public-token.ts'
import { type PageBodies, plainBodies } from './page-bodies.ts'
import { renderAgain, type RenderParts } from './render-again.ts'
import { carriedVisits, linksWithin, type Visited } from './visits/carried.ts'
import type { Source } from './source.ts'
import { visitBodies } from './visits/visit-bodies.ts'
import { type TokenFor, visitTokens } from './visits/visit-token.ts'

export type LoadParts = RenderParts & { tokens: PublicTokens }

/** A page as it stands at its address. */
export type LivePage = {
  workspaceId: string
  pageId: string
  /** '' where it stands in none. */
  siteId: string
  publicationId: string
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

/** Reads a published page and packs it; null where none stands at this address. */
export async function loadPage(
  parts: LoadParts,
  root: string,
  slug: string,
  again = true,
): Promise<{ page: LivePage; fileKey: string; bytes: number } | null> {
  const row = await parts.store.live(root, slug)
  if (!row) return null
  const { id: publicationId, workspaceId, pageId, title, fileKey, document } = row
  const stored = await parts.files.get(fileKey).catch(() => '')
  // Published anew between the two reads: the old file is gone.
  if (stored === '' && again) return loadPage(parts, root, slug, false)
  const known = readManifest(row.manifest)
  // The database survives a power cut whole; a file may not have reached the disk, or its store may be away.
  const isWhole = known !== null && Buffer.byteLength(stored) === known.bytes
  const { html, manifest } = isWhole ? { html: stored, manifest: known } : await renderAgain(parts, row)
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const isApart = row.host !== null || !parts.origins.isDashboards
  const siteId = row.siteId ?? ''
  const packing = { manifest, isApart }
  const tokenFor = visitTokens(parts.tokens, { publicationId, siteId, pageId })
  const address = standsAt(parts.origins, row)
  const carried = carriedVisits(parts.tokens, { publicationId, siteId })
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
  return { fileKey, page, bytes: html.length }
}
