import type { ElementNode } from '@aurelio/page/document'
import { type Business, elementWithSite } from '@aurelio/page/elements'

/** An element with what its site says; a button to what it does not say stands where it is, to be changed. */
export function saidBy(business: Business) {
  return (node: ElementNode) => elementWithSite(node, business) ?? node
}
