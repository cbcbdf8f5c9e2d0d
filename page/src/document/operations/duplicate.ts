import { encodeElement } from '../codec.ts'
import { renewIds, takenIn } from '../ids.ts'
import { isHorizontal, overrideOf, responsiveOf } from '../responsive.ts'
import { viewports } from '../schema.ts'
import type { ElementId, ElementNode, PageDocument, Props } from '../schema.ts'
import { childrenOf, requireElement } from '../tree.ts'
import { add } from './add.ts'
import { withElements } from './with-elements.ts'

const fullWidth = { widthType: 'full', width: '100%' }

/**
 * Puts a copy with new ids right behind an element. In a horizontal container every container child with a
 * fixed width becomes full, so that the copy finds room (page-builder.md §4, "Duplicate").
 * @throws DocumentError `unknown-element` or `too-many`
 */
export function duplicate(
  document: PageDocument,
  { id }: { id: ElementId },
): { document: PageDocument; id: ElementId } {
  const { parent } = requireElement(document, id)
  const copy = renewIds(encodeElement(document, id), takenIn(document))
  const index = childrenOf(document, parent).indexOf(id) + 1
  const grown = add(document, { element: copy, parent, index })
  return { document: parent === null ? grown : widenChildren(grown, parent), id: copy.id }
}

function widenChildren(document: PageDocument, parent: ElementId): PageDocument {
  const { props, children } = requireElement(document, parent)
  if (!isHorizontal(props)) return document
  const widened = children.flatMap((id): ElementNode[] => {
    const child = requireElement(document, id)
    const wide = child.type === 'container' ? widenProps(child.props) : child.props
    return wide === child.props ? [] : [{ ...child, props: wide }]
  })
  if (widened.length === 0) return document
  return { elements: withElements(document.elements, widened), root: document.root }
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
