import type { Draft } from '../draft.ts'
import { marksOf } from '../marks.ts'
import type { PageDocument } from '../schema.ts'
import { findElement, requireElement } from '../tree.ts'
import type { MarkOperation } from './operation.ts'

/** @throws DocumentError `unknown-element` */
export function applyMark(draft: Draft, { id, hidden, locked }: MarkOperation): MarkOperation {
  const { hidden: wasHidden = false, locked: wasLocked = false, ...rest } = requireElement(draft, id)
  const marks = marksOf({
    hidden: (hidden ?? wasHidden) || undefined,
    locked: (locked ?? wasLocked) || undefined,
  })
  draft.put({ ...rest, ...marks })
  return {
    kind: 'mark',
    id,
    ...(hidden !== undefined && { hidden: wasHidden }),
    ...(locked !== undefined && { locked: wasLocked }),
  }
}

export function markHolds(page: PageDocument, { id, hidden, locked }: MarkOperation): boolean {
  const node = findElement(page, id)
  if (!node) return false
  return (
    (hidden === undefined || hidden === (node.hidden === true)) &&
    (locked === undefined || locked === (node.locked === true))
  )
}
