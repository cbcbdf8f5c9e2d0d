import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { renderHtmlDocument, renderPage } from '@aurelio/page'
import { decodeStoredPage, type PageDocument } from '@aurelio/page/document'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { type Encoding, pageHeaders } from './headers.ts'
import type { publishedPageStore } from './store.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page as it stands at its address. */
export type LivePage = {
  pageId: string
  slug: string
  title: string
  document: PageDocument
  /** Digest of the page's bytes; its entity tag. */
  digest: string
  /** What is sent, ready made: nothing is built for a request. */
  variants: Record<Encoding, Variant>
}

type Variant = { body: Buffer; headers: Record<string, string> }

type Store = ReturnType<typeof publishedPageStore>

/** Reads a published page and packs it; null where none stands at this address. */
export async function loadPage(
  store: Store,
  files: FileStore,
  slug: string,
  again = true,
): Promise<{ page: LivePage; fileKey: string } | null> {
  const row = await store.live(slug)
  if (!row) return null
  const { pageId, title, fileKey } = row
  const stored = await files.get(fileKey).catch(() => '')
  // Published anew between the two reads: the old file is gone.
  if (stored === '' && again) return loadPage(store, files, slug, false)
  const decoded = decodeStoredPage(JSON.parse(row.document))
  if (!decoded.ok) throw new Error(`A published page cannot be read: ${decoded.error.message}`)
  // The database survives a power cut whole; a file may not have reached the disk, or its store may be away.
  const html = stored || renderAgain(title, decoded.document, slug)
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const variants = await packed(html, digest)
  return { fileKey, page: { pageId, slug, title, document: decoded.document, digest, variants } }
}

function renderAgain(title: string, document: PageDocument, slug: string) {
  return renderHtmlDocument({ title, ...renderPage(document, { formAction: `/p/${slug}/leads` }) })
}

async function packed(html: string, digest: string): Promise<Record<Encoding, Variant>> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([brotliAsync(plain, quickBrotli), gzipAsync(plain)])
  const variant = (body: Buffer, encoding: Encoding) => ({
    body,
    headers: pageHeaders(html, digest, encoding, body.length),
  })
  return { identity: variant(plain, 'identity'), br: variant(br, 'br'), gzip: variant(gz, 'gzip') }
}
