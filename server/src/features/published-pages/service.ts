import type { Database } from '../../platform/database/database.ts'
import { outageOf } from '../../platform/database/errors.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { type LivePage, loadPage } from './load-page.ts'
import { publishedPageStore } from './store.ts'

const cacheBytes = 64 * 1024 * 1024
/** Other processes may publish too: with PostgreSQL a hot page is compared with the database this often. */
const recheckMs = 1000

type Parts = { database: Database; files: FileStore; log: Log; baseUrl: string }
type Entry = { page: LivePage; fileKey: string; size: number; checkedAt: number }

/** Reads published pages through a cache in the process, bounded in bytes, the one read longest ago first out. */
export function publishedPageService({ database, files, log, baseUrl }: Parts) {
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

  function loadOnce(slug: string): Promise<LivePage | null> {
    const running = loading.get(slug)
    if (running) return running
    const promise = loadPage({ store, files, log, baseUrl }, slug)
      .then((found) => {
        if (loading.get(slug) !== promise) return found?.page ?? null
        if (!found) return null
        const { identity, br, gzip: gz } = found.page.variants
        // The document weighs about as much as the page, and three times that once it has been read.
        const size = 4 * identity.body.length + br.body.length + gz.body.length
        keep(slug, { ...found, size, checkedAt: Date.now() })
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
    if (database.engine !== 'sqlite' && Date.now() - entry.checkedAt > recheckMs) return undefined
    return entry.page
  }

  /** While the database is away nobody publishes either: what is in memory is served on. */
  async function isCurrent(slug: string, { fileKey }: Entry) {
    try {
      return await store.isCurrent(slug, fileKey)
    } catch (error) {
      if (outageOf(error) === null) throw error
      return true
    }
  }

  return {
    movedTo: (slug: string) => store.movedTo(slug),
    hot,
    forget,
    /** The page at this address; null where none is published. */
    async live(slug: string): Promise<LivePage | null> {
      const entry = entries.get(slug)
      if (!entry) return loadOnce(slug)
      if (hot(slug)) return entry.page
      if (await isCurrent(slug, entry)) {
        entry.checkedAt = Date.now()
        return entry.page
      }
      forget(slug)
      return loadOnce(slug)
    },
  }
}
export type PublishedPageService = ReturnType<typeof publishedPageService>
