import type { VisitLiveRow } from '../../../platform/database/tables/visits.ts'
import type { CountStore } from './store.ts'

/** Whoever stays where they are is written again after so long: what is written of them may be as old. */
export const unwrittenMs = 30 * 1000
const most = 50_000

type Stay = { siteId: string; pageId: string; at: number; writtenAt: number }
type Moved = {
  /** When each of them was seen before, by what this process and the database know. */
  before: ReadonlyMap<number, number>
  /** To be called once all of it is written. */
  keep: () => void
}

/** Where visitors are now. Most of them are where they were, which is not written each time. */
export function whereabouts(store: Pick<CountStore, 'moveTo'>) {
  const known = new Map<number, Stay>()

  const hasMoved = ({ hash, siteId, pageId, at }: VisitLiveRow) => {
    const stay = known.get(hash)
    const stays = stay !== undefined && stay.pageId === pageId && stay.siteId === siteId
    return !stays || Math.abs(at - stay.writtenAt) > unwrittenMs
  }

  return {
    forget: () => known.clear(),
    /** Who was seen last before a moment is known no more. */
    leaveSince(at: number) {
      for (const [hash, stay] of known) if (stay.at < at) known.delete(hash)
    },
    async move(rows: readonly VisitLiveRow[]): Promise<Moved> {
      const written = rows.filter(hasMoved)
      const stored = await store.moveTo(written)
      const isWritten = new Set(written.map(({ hash }) => hash))
      const before = rows.flatMap(({ hash }) => {
        const at = Math.max(known.get(hash)?.at ?? 0, stored.get(hash)?.at ?? 0)
        return at > 0 ? [[hash, at] as const] : []
      })
      return {
        before: new Map(before),
        keep() {
          if (known.size > most) known.clear()
          for (const { hash, siteId, pageId, at } of rows) {
            const writtenAt = isWritten.has(hash) ? at : (known.get(hash)?.writtenAt ?? 0)
            known.set(hash, { siteId, pageId, at, writtenAt })
          }
        },
      }
    },
  }
}
