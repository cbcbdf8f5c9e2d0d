import { propsAt } from '../document/responsive.ts'
import type { ElementNode, Props, Viewport } from '../document/schema.ts'
import type { Declarations } from './definition.ts'
import { getElement } from './registry.ts'

/** Typed props by the raw props they come from: nodes keep theirs until they change. */
const resolved = new WeakMap<Props, Map<string, Props>>()

/**
 * The typed props of an element at a viewport: the base, under what its type sets for that viewport, under
 * the element's own override. Never throws; an element of unknown type gives its props as they are.
 */
export function resolveProps(node: ElementNode, viewport: Viewport): Props {
  const definition = getElement(node.type)
  if (definition === undefined) return propsAt(node.props, viewport)
  const key = `${viewport} ${node.type}`
  const known = resolved.get(node.props)?.get(key)
  if (known !== undefined) return known
  const given = definition.viewportDefaults?.[viewport]
  const raw = propsAt(given ? { ...node.props, ...given } : node.props, viewport)
  const typed = definition.schema.parse(raw)
  const byKey = resolved.get(node.props) ?? new Map<string, Props>()
  resolved.set(node.props, byKey.set(key, typed))
  return typed
}

/**
 * The styles of an element's parts at a viewport, as the canvas puts them inline and the output into classes.
 * An element of unknown type has none.
 */
export function elementStyles(
  node: ElementNode,
  viewport: Viewport,
): { root: Declarations } & Record<string, Declarations> {
  const definition = getElement(node.type)
  if (definition === undefined) return { root: {} }
  return definition.styles(resolveProps(node, viewport), { viewport, topLevel: node.parent === null })
}
