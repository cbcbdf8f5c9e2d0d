import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Membership } from '../segments/membership.ts'
import type { Narrowing } from '../segments/narrowing.ts'
import type { letterChecks } from './check.ts'
import type { LetterDrawing } from './draw.ts'
import type { LetterStore } from './store.ts'

export type CheckParts = {
  store: Pick<LetterStore, 'readersOf'>
  narrowing: Narrowing
  membership: Membership
  check: ReturnType<typeof letterChecks>
}

/** What should be looked at before a letter goes out, by who would get it as its list and its segment are now. */
export function checkedLetters({ store, narrowing, membership, check }: CheckParts) {
  return async (row: LetterRow, drawing: LetterDrawing) => {
    const { isGone, ids } = await narrowing(row)
    if (row.listId === null || isGone)
      return check(row, drawing, {
        people: 0,
        unconfirmed: 0,
        isSegmentGone: isGone,
        together: { groups: [], gone: [] },
      })
    const { listId } = row
    const [readers, together] = await Promise.all([
      store.readersOf(listId, ids),
      drawing.segments.length === 0
        ? { groups: [], gone: [] }
        : membership.together(row.workspaceId, drawing.segments, { listId, among: ids }),
    ])
    return check(row, drawing, { ...readers, isSegmentGone: isGone, together })
  }
}
export type CheckedLetter = ReturnType<typeof checkedLetters>
