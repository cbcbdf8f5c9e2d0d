import type { PageDocument } from '../schema.ts'
import { subtreeOf } from '../tree.ts'
import type { Editing } from './edit.ts'

/** Puts all of another page in the place of this one; locks hold nobody back from that. */
export function replacePage(page: Editing, other: PageDocument): void {
  if (page.root.length > 0) page.do({ kind: 'remove', ids: page.root })
  const nodes = other.root.flatMap((id) => subtreeOf(other, id))
  if (nodes.length > 0) page.do({ kind: 'add', nodes, parent: null, after: null })
}
