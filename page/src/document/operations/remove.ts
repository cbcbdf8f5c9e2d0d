import type { Draft } from '../draft.ts'
import { DocumentError } from '../error.ts'
import type { PageDocument } from '../schema.ts'
import { childrenOf, findElement, requireElement, subtreeOf } from '../tree.ts'
import type { AddOperation, RemoveOperation } from './operation.ts'
import { siblingBefore } from './place.ts'

/** @throws DocumentError `unknown-element`, or `bad-element` where they do not stand in one place */
export function applyRemove(draft: Draft, { ids }: RemoveOperation): AddOperation {
  const [first = ''] = ids
  const { parent } = requireElement(draft, first)
  if (ids.some((id) => requireElement(draft, id).parent !== parent))
    throw new DocumentError({ code: 'bad-element' })
  const after = siblingBefore(draft, first)
  const nodes = ids.flatMap((id) => subtreeOf(draft, id))
  const gone = new Set(ids)
  draft.setChildren(
    parent,
    childrenOf(draft, parent).filter((id) => !gone.has(id)),
  )
  for (const { id } of nodes) draft.drop(id)
  return { kind: 'add', nodes, parent, after }
}

/** None of them has come back. */
export function removeHolds(page: PageDocument, { ids }: RemoveOperation): boolean {
  return ids.every((id) => findElement(page, id) === undefined)
}
