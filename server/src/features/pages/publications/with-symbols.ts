import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { publicationStore } from './store.ts'

type Parts = {
  database: Database
  discard: (fileKey: string | null | undefined) => Promise<void>
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

    /** Gives a publication these symbols, under another file, which is rendered at the next visit. */
    async reshape(id: string, symbols: string | null): Promise<void> {
      const before = await store.placeAndFile(id)
      if (!before || !(await store.reshape({ id, symbols, fileKey: `pages/${randomUUID()}.html` }))) return
      onGone(before.root, before.slug)
      await discard(before.fileKey)
    },
  }
}
