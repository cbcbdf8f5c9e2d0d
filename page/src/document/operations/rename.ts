import type { Draft } from '../draft.ts'
import type { PageDocument } from '../schema.ts'
import { findElement, requireElement } from '../tree.ts'
import type { RenameOperation } from './operation.ts'

/** @throws DocumentError `unknown-element` */
export function applyRename(draft: Draft, { id, name }: RenameOperation): RenameOperation {
  const node = requireElement(draft, id)
  draft.put({ ...node, name })
  return { kind: 'rename', id, name: node.name }
}

export function renameHolds(page: PageDocument, { id, name }: RenameOperation): boolean {
  return findElement(page, id)?.name === name
}
