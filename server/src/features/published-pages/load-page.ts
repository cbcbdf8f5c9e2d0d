import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Manifest, type PageAddress, readManifest, standsAt } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme/default-theme'
import { readTheme } from '@aurelio/page/theme/theme'
import { type Encoding, pageHeaders } from './headers.ts'
import { renderAgain, type RenderParts } from './render-again.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page as it stands at its address. */
export type LivePage = {
  pageId: string
  publicationId: string
  address: PageAddress
  title: string
  /** Whether it shares its origin with no dashboard. */
  isApart: boolean
  /** What its forms are checked against; a visit alone does not read it. */
  document: StoredDocument
  /** The kit that it shows. */
  theme: Theme | null
  /** Where its references lead. */
  destinations: () => Promise<ReadonlyMap<string, string>>
  /** Digest of the page's bytes; its entity tag. */
  digest: string
  /** What is sent, ready made: nothing is built for a request. */
  variants: Record<Encoding, Variant>
}

type Variant = { body: Buffer; headers: Record<string, string> }

/** Reads a published page and packs it; null where none stands at this address. */
export async function loadPage(
  parts: RenderParts,
  root: string,
  slug: string,
  again = true,
): Promise<{ page: LivePage; fileKey: string } | null> {
  const row = await parts.store.live(root, slug)
  if (!row) return null
  const { id: publicationId, pageId, title, fileKey, document } = row
  const stored = await parts.files.get(fileKey).catch(() => '')
  // Published anew between the two reads: the old file is gone.
  if (stored === '' && again) return loadPage(parts, root, slug, false)
  const known = readManifest(row.manifest)
  // The database survives a power cut whole; a file may not have reached the disk, or its store may be away.
  const isWhole = known !== null && Buffer.byteLength(stored) === known.bytes
  const { html, manifest } = isWhole ? { html: stored, manifest: known } : await renderAgain(parts, row)
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const isApart = row.host !== null || !parts.origins.isDashboards
  const variants = await packed(html, manifest, isApart, digest)
  const address = standsAt(parts.origins, row)
  const theme = readTheme(row.theme)
  const destinations = () => parts.destinationsOf(row.workspaceId, row.siteId, document.read().page)
  const page = {
    pageId,
    publicationId,
    address,
    title,
    isApart,
    document,
    theme,
    destinations,
    digest,
    variants,
  }
  return { fileKey, page }
}

async function packed(
  html: string,
  manifest: Manifest,
  isApart: boolean,
  digest: string,
): Promise<Record<Encoding, Variant>> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([brotliAsync(plain, quickBrotli), gzipAsync(plain)])
  const variant = (body: Buffer, encoding: Encoding) => ({
    body,
    headers: pageHeaders(manifest, isApart, digest, encoding, body.length),
  })
  return { identity: variant(plain, 'identity'), br: variant(br, 'br'), gzip: variant(gz, 'gzip') }
}
