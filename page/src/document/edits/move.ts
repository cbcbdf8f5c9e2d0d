import { siblingBefore } from '../operations/place.ts'
import type { ElementId } from '../schema.ts'
import { childrenOf, requireElement } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import type { Editing } from './edit.ts'
import { behindOf, type Place } from './place.ts'

/**
 * Moves an element with all it holds. `index` counts the places left once the element is taken out of its
 * old one (`indexAfterRemoval` turns a place on the screen into it). Moving it to where it is does nothing.
 * @throws DocumentError `unknown-element`, `missing-parent`, `locked`, `inside-itself` or `too-deep`
 */
export function move(page: Editing, { id, parent, index }: Place & { id: ElementId }): void {
  const node = requireElement(page, id)
  const others = childrenOf(page, parent).filter((sibling) => sibling !== id)
  checkUnlocked(page, id)
  checkUnlocked(page, parent)
  const after = behindOf(others, index)
  if (parent === node.parent && after === siblingBefore(page, id)) return
  page.do({ kind: 'move', id, parent, after })
}
