import { flatten } from '../flatten.ts'
import { levelInside } from '../operations/place.ts'
import type { NestedElement } from '../schema.ts'
import { childrenOf, subtreeOf } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import type { Editing } from './edit.ts'
import { behindOf, type Place } from './place.ts'

/**
 * Adds an element with all it holds. Its ids must be new to the page (`renewIds` makes them so).
 * @throws DocumentError `missing-parent`, `locked`, `duplicate-id`, `too-deep`, `too-many` or what the codec finds wrong
 */
export function add(page: Editing, { element, parent, index }: Place & { element: NestedElement }): void {
  const after = behindOf(childrenOf(page, parent), index)
  checkUnlocked(page, parent)
  const depth = levelInside(page, parent)
  const subtree = flatten([element], { duplicates: 'refuse', parent, depth })
  page.do({ kind: 'add', nodes: subtreeOf(subtree, element.id), parent, after })
}
