import type { Database } from '../../../platform/database/database.ts'
import { publicationStore } from './store.ts'

type Parts = {
  database: Database
  discard: (fileKeys: readonly string[]) => Promise<void>
  onGone: (root: string, slug: string) => void
}

/** Pages in which symbols stand, and what is published of them. */
export function pagesWithSymbols({ database, discard, onGone }: Parts) {
  const store = publicationStore(database)
  return {
    /** Those of a workspace that name any of these symbols, now or in what is live. */
    async pagesWith(workspaceId: string, symbolIds: readonly string[]) {
      const rows = await store.withSymbols(workspaceId, symbolIds)
      return rows.map(({ id, name, liveId, versionId, symbols }) => ({
        id,
        name,
        live: liveId === null || versionId === null ? null : { id: liveId, versionId, symbols },
      }))
    },

    /** Gives a publication these symbols, under other files, which are rendered at the next visit. */
    async reshape(id: string, symbols: string | null): Promise<void> {
      const place = await store.placeOf(id)
      const replaced = await database.inTransaction(() => store.change(id, { symbols }))
      if (place && replaced.length > 0) onGone(place.root, place.slug)
      await discard(replaced)
    },
  }
}
