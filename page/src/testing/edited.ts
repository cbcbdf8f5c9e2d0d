import { add } from '../document/edits/add.ts'
import { duplicate } from '../document/edits/duplicate.ts'
import { edit, type Editing } from '../document/edits/edit.ts'
import { mark } from '../document/edits/mark.ts'
import { move } from '../document/edits/move.ts'
import { remove } from '../document/edits/remove.ts'
import { update } from '../document/edits/update.ts'
import type { ElementId, PageDocument } from '../document/schema.ts'

const alone =
  <Given>(work: (page: Editing, given: Given) => unknown) =>
  (document: PageDocument, given: Given): PageDocument =>
    edit(document, (page) => work(page, given)).document

/** The page after one edit, for tests that look at nothing else of it. */
export const added = alone(add)
export const marked = alone(mark)
export const moved = alone(move)
export const removed = alone(remove)
export const updated = alone(update)

export function duplicated(
  document: PageDocument,
  given: { id: ElementId },
): { document: PageDocument; id: ElementId } {
  const copied = edit(document, (page) => duplicate(page, given))
  return { document: copied.document, id: copied.result }
}
