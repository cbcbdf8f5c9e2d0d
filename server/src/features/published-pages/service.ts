import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { decodeStoredPage, type PageDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { pageHeaders } from './headers.ts'
import { publishedPageStore } from './store.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const cacheBytes = 64 * 1024 * 1024
/** Other processes may publish too: with PostgreSQL a hot page is compared with the database this often. */
const recheckMs = 1000

export type Encoding = 'identity' | 'br' | 'gzip'

/** A page as it stands at its address. */
export type LivePage = {
  pageId: string
  slug: string
  title: string
  document: PageDocument
  /** Digest of the page's bytes; its entity tag. */
  digest: string
  bodies: Record<Encoding, Buffer>
  headers: Record<string, string>
}

type Entry = { page: LivePage; fileKey: string; size: number; checkedAt: number }

/** Reads published pages through a cache in the process, bounded in bytes, the one read longest ago first out. */
export function publishedPageService(database: Database, files: FileStore, now: () => number = Date.now) {
  const store = publishedPageStore(database)
  const entries = new Map<string, Entry>()
  const loading = new Map<string, Promise<LivePage | null>>()
  let total = 0

  function forget(slug: string) {
    const entry = entries.get(slug)
    if (entry) total -= entry.size
    entries.delete(slug)
    // What is being read now may be the old page: the next request reads again.
    loading.delete(slug)
  }

  function keep(slug: string, entry: Entry) {
    forget(slug)
    entries.set(slug, entry)
    total += entry.size
    for (const oldest of entries.keys()) {
      if (total <= cacheBytes || oldest === slug) break
      forget(oldest)
    }
  }

  async function load(slug: string, again = true): Promise<{ page: LivePage; fileKey: string } | null> {
    const row = await store.live(slug)
    if (!row) return null
    const decoded = decodeStoredPage(JSON.parse(row.document))
    if (!decoded.ok) throw new Error(`A published page cannot be read: ${decoded.error.message}`)
    const html = await files.get(row.fileKey).catch((error: unknown) => {
      // Published anew between the two reads.
      if (again) return null
      throw error
    })
    if (html === null) return load(slug, false)
    const identity = Buffer.from(html)
    const [br, gz] = await Promise.all([brotliAsync(identity, quickBrotli), gzipAsync(identity)])
    const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
    const { pageId, title, fileKey } = row
    const bodies = { identity, br, gzip: gz }
    return {
      fileKey,
      page: { pageId, slug, title, document: decoded.document, digest, bodies, headers: pageHeaders(html) },
    }
  }

  function loadOnce(slug: string): Promise<LivePage | null> {
    const running = loading.get(slug)
    if (running) return running
    const promise = load(slug)
      .then((found) => {
        if (loading.get(slug) !== promise) return found?.page ?? null
        if (!found) return null
        const { bodies } = found.page
        const size = 4 * bodies.identity.length + bodies.br.length + bodies.gzip.length
        keep(slug, { ...found, size, checkedAt: now() })
        return found.page
      })
      .finally(() => {
        if (loading.get(slug) === promise) loading.delete(slug)
      })
    loading.set(slug, promise)
    return promise
  }

  /** A hot page at once where it is known to be current; else undefined, and `live` is to be asked. */
  function hot(slug: string): LivePage | undefined {
    const entry = entries.get(slug)
    if (!entry) return undefined
    if (database.engine !== 'sqlite' && now() - entry.checkedAt > recheckMs) return undefined
    return entry.page
  }

  return {
    hot,
    forget,
    /** The page at this address; null where none is published. */
    async live(slug: string): Promise<LivePage | null> {
      const entry = entries.get(slug)
      if (!entry) return loadOnce(slug)
      if (hot(slug)) return entry.page
      if (await store.isCurrent(slug, entry.fileKey)) {
        entry.checkedAt = now()
        return entry.page
      }
      forget(slug)
      return loadOnce(slug)
    },
  }
}
