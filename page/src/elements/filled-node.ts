import type { ElementNode } from '../document/schema.ts'
import { fillProps, fillText, type ValueOf } from './fill-variables.ts'

/** What is nothing without the address that it leads to or loads. */
const needsAddress: ReadonlySet<string> = new Set(['button', 'image', 'video', 'audio', 'download', 'embed'])

/**
 * An element with what an item says; null for one whose whole point is an address that the item does not have, or pictures
 * of which it has none.
 */
export function filledNode(node: ElementNode, valueOf: ValueOf): ElementNode | null {
  const isEmptied = [node.props['link'], node.props['src']].some(
    (address) =>
      typeof address === 'string' &&
      /^\s*\{\{[^{}]+\}\}\s*$/.test(address) &&
      fillText(address, valueOf).trim() === '',
  )
  if (isEmptied && needsAddress.has(node.type)) return null
  const props = fillProps(node.type, node.props, valueOf)
  const hasEmptied = Object.entries(node.props).some(
    ([name, before]) => Array.isArray(before) && before.length > 0 && isEmptyList(props[name]),
  )
  return hasEmptied ? null : { ...node, props }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
