import { openDraft } from '../draft.ts'
import { applyOperation } from '../operations/apply-operation.ts'
import type { Reversible } from '../operations/join.ts'
import type { Operation } from '../operations/operation.ts'
import type { PageDocument } from '../schema.ts'

/** A page that a person is changing: it reads as it stands after each operation. */
export type Editing = PageDocument & { readonly do: (operation: Operation) => void }

/** The page after a change, and what was done; no operation where nothing changed. */
export type Edited<Result = unknown> = Reversible & {
  readonly document: PageDocument
  readonly result: Result
}

/**
 * Makes one change of however many operations, over one copy of the page's map.
 * @throws DocumentError what one of them is refused for; the page stays as it is
 */
export function edit<Result>(document: PageDocument, work: (page: Editing) => Result): Edited<Result> {
  const draft = openDraft(document)
  const operations: Operation[] = []
  const inverse: Operation[] = []
  const result = work({
    get elements() {
      return draft.elements
    },
    get root() {
      return draft.root
    },
    do: (operation) => {
      inverse.push(applyOperation(draft, operation))
      operations.push(operation)
    },
  })
  return { document: draft.finish(), operations, inverse: inverse.toReversed(), result }
}
