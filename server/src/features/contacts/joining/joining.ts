import { randomUUID } from 'node:crypto'
import type { JoinReason } from '../../../platform/database/tables/contacts.ts'
import type { JoiningStore } from './store.ts'

type Joined = { id: string; mail: string | null; joinedBy: JoinReason | null }

/** Says which contacts are one person, and takes that back. */
export function contactJoining(store: JoiningStore) {
  return {
    /**
     * Shows contacts as one person from now on, with all that belong to either; false where nothing was to be joined. What
     * somebody took apart, only the team joins again.
     */
    async join(workspaceId: string, contactIds: readonly string[], by: JoinReason): Promise<boolean> {
      const found = contactIds.length < 2 ? [] : await store.find(workspaceId, contactIds)
      const rows = by === 'team' ? found : found.filter(({ isApart }) => isApart === 0)
      const [first, ...others] = rows
      if (!first || others.length === 0) return false
      if (first.mergeId !== null && others.every(({ mergeId }) => mergeId === first.mergeId)) return false
      const mergeIds = [...new Set(rows.flatMap(({ mergeId }) => mergeId ?? []))]
      await store.join(workspaceId, {
        ids: rows.map(({ id }) => id),
        mergeIds,
        into: mergeIds[0] ?? randomUUID(),
        by,
      })
      return true
    },

    /** Takes one out of its person, and keeps it apart until the team joins it again. */
    async separate(workspaceId: string, contactId: string): Promise<void> {
      const [row] = await store.find(workspaceId, [contactId])
      if (row) await store.separate(workspaceId, row)
    },

    /** These, and all contacts that are the same persons. */
    async personsOf(workspaceId: string, contactIds: readonly string[]): Promise<Joined[]> {
      if (contactIds.length === 0) return []
      const rows = await store.find(workspaceId, contactIds)
      const mergeIds = rows.flatMap(({ mergeId }) => mergeId ?? [])
      const joined = mergeIds.length === 0 ? [] : await store.ofPersons(workspaceId, mergeIds)
      return [...new Map([...rows, ...joined].map((row) => [row.id, row])).values()]
    },
  }
}
