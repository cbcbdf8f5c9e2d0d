import { findElement, type Editing, type ElementId, type NestedElement } from '@aurelio/page/document'
import { elementStyles } from '@aurelio/page/elements'

/** What has no width of its own and is drawn to be as wide as its place. */
const spread: ReadonlySet<string> = new Set(['section', 'columns'])

/**
 * A new element as it suits its place. Where a column aligns its children in its middle or at a side, each is as wide as
 * its content, and an empty section would be a sliver: it takes the whole width there, and its panel says so.
 */
export function fittedToPlace(
  page: Editing,
  parent: ElementId | null | undefined,
  element: NestedElement,
): NestedElement {
  const container = parent ? findElement(page, parent) : undefined
  if (!container || !spread.has(element.type)) return element
  const { flexDirection, alignItems = 'stretch' } = elementStyles(container, 'desktop').root
  if (flexDirection !== 'column' || alignItems === 'stretch') return element
  return { ...element, props: { align: 'stretch', ...element.props } }
}
