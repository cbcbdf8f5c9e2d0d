import { renewAnchors } from '../anchors.ts'
import { encodeElement } from '../codec.ts'
import { renewIds, takenIn } from '../ids.ts'
import { isHorizontal, overrideOf, responsiveOf } from '../responsive.ts'
import { viewports } from '../schema.ts'
import type { ElementId, NestedElement, Props } from '../schema.ts'
import { childrenOf, requireElement } from '../tree.ts'
import { add } from './add.ts'
import { changedValues } from './changed-values.ts'
import type { Editing } from './edit.ts'

const fullWidth = { widthType: 'full', width: '100%' }

/**
 * Puts a copy with ids and anchors of its own right behind an element. In a horizontal container every container child with a
 * fixed width becomes full, so that the copy finds room (page-builder.md §4, "Duplicate").
 * @returns the copy's id
 * @throws DocumentError `unknown-element`, `locked` or `too-many`
 */
export function duplicate(page: Editing, { id, session }: { id: ElementId; session?: string }): ElementId {
  const { parent } = requireElement(page, id)
  const row = parent === null ? undefined : requireElement(page, parent)
  const renewed = renewIds(encodeElement(page, id), takenIn(page), session === undefined ? {} : { session })
  const copy = renewAnchors(renewed, page)
  const index = childrenOf(page, parent).indexOf(id) + 1
  const isInRow = row !== undefined && isHorizontal(row.props)
  add(page, { element: isInRow ? widened(copy) : copy, parent, index })
  if (isInRow) widenSiblings(page, row.children)
  return copy.id
}

/** Finished before it is added, so that the copy is one operation. */
function widened(copy: NestedElement): NestedElement {
  const { children, ...own } = copy.props
  if (copy.type !== 'container') return copy
  return { ...copy, props: { ...widenProps(own), ...(children && { children }) } }
}

function widenSiblings(page: Editing, siblings: readonly ElementId[]): void {
  for (const id of siblings) {
    const child = requireElement(page, id)
    const values = child.type === 'container' ? changedValues(child.props, widenProps(child.props)) : []
    if (values.length > 0) page.do({ kind: 'set', id, values })
  }
}

/** The base and every override with a fixed width become full; the same object when none has one. */
function widenProps(props: Props): Props {
  const fixed = viewports.flatMap((viewport) => {
    const override = overrideOf(props, viewport)
    return override && hasFixedWidth(override) ? [[viewport, { ...override, ...fullWidth }] as const] : []
  })
  const base = hasFixedWidth(props) ? { ...props, ...fullWidth } : props
  if (fixed.length === 0) return base
  return { ...base, responsive: { ...responsiveOf(props), ...Object.fromEntries(fixed) } }
}

function hasFixedWidth(props: Props): boolean {
  const width = props['width']
  if (props['widthType'] === 'box') return true
  return props['widthType'] === undefined && width !== undefined && width !== '100%'
}
