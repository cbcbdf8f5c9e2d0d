import type { Loaded } from './load-page.ts'

export type Entry = Omit<Loaded, 'weight'> & { size: number; checkedAt: number }

/** Pages in memory, bounded in bytes, the one read longest ago first out. */
export function pageCache(mostBytes: number) {
  const entries = new Map<string, Entry>()
  let total = 0

  function forget(key: string) {
    const entry = entries.get(key)
    if (entry) total -= entry.size
    entries.delete(key)
  }

  return {
    get: (key: string) => entries.get(key),
    forget,
    forgetWhere(isMeant: (entry: Entry) => boolean) {
      for (const [key, entry] of entries) if (isMeant(entry)) forget(key)
    },
    keep(key: string, entry: Entry) {
      forget(key)
      entries.set(key, entry)
      total += entry.size
      for (const oldest of entries.keys()) {
        if (total <= mostBytes || oldest === key) break
        forget(oldest)
      }
    },
  }
}
