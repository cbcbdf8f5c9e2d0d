import { openDraft } from './draft.ts'
import { DocumentError } from './error.ts'
import { applyOperation } from './operations/apply-operation.ts'
import type { Operation } from './operations/operation.ts'
import type { PageDocument } from './schema.ts'

/**
 * The page after some steps; `refused`: those that found no place, by their index, and why; `inverses`: what takes each back,
 * nothing for those refused.
 */
export type Replayed = {
  document: PageDocument
  refused: ReadonlyMap<number, DocumentError>
  inverses: readonly (readonly Operation[])[]
}

/**
 * Does steps one after the other, each whole or not at all, over one copy of the page. Whoever does the same steps on the
 * same page, here or elsewhere, has the same page afterwards: nothing else is asked.
 */
export function replay(document: PageDocument, steps: readonly (readonly Operation[])[]): Replayed {
  const draft = openDraft(document)
  const refused = new Map<number, DocumentError>()
  const inverses: Operation[][] = []
  for (const [index, operations] of steps.entries()) {
    const undone: Operation[] = []
    try {
      for (const operation of operations) undone.unshift(applyOperation(draft, operation))
      inverses.push(undone)
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      for (const operation of undone) applyOperation(draft, operation)
      refused.set(index, error)
      inverses.push([])
    }
  }
  return { document: draft.finish(), refused, inverses }
}
