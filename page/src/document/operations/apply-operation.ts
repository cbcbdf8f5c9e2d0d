import type { Draft } from '../draft.ts'
import type { PageDocument } from '../schema.ts'
import { addHolds, applyAdd } from './add.ts'
import { applyMark, markHolds } from './mark.ts'
import { applyMove, moveHolds } from './move.ts'
import type { Operation } from './operation.ts'
import { applyRemove, removeHolds } from './remove.ts'
import { applyRename, renameHolds } from './rename.ts'
import { applySet, setHolds } from './set.ts'

/**
 * Does one operation on a page that is being changed. It asks whether the page holds together afterwards, and no
 * more: who may do what, and locks, are asked where the operation is made up (`../edits/`), so that what was
 * allowed then can be taken back.
 * @returns the operation that takes it back
 * @throws DocumentError, and nothing was changed
 */
export function applyOperation(draft: Draft, operation: Operation): Operation {
  switch (operation.kind) {
    case 'add':
      return applyAdd(draft, operation)
    case 'mark':
      return applyMark(draft, operation)
    case 'move':
      return applyMove(draft, operation)
    case 'remove':
      return applyRemove(draft, operation)
    case 'rename':
      return applyRename(draft, operation)
    case 'set':
    default:
      return applySet(draft, operation)
  }
}

/** True where the page still stands as the operation left it, in all that the operation touched. */
export function holds(page: PageDocument, operation: Operation): boolean {
  switch (operation.kind) {
    case 'add':
      return addHolds(page, operation)
    case 'mark':
      return markHolds(page, operation)
    case 'move':
      return moveHolds(page, operation)
    case 'remove':
      return removeHolds(page, operation)
    case 'rename':
      return renameHolds(page, operation)
    case 'set':
    default:
      return setHolds(page, operation)
  }
}
