import { isRecord } from './json-values.ts'
import type { ElementNode } from './schema.ts'

/** True for two elements that are alike in everything, whatever objects hold them; an undefined one is like none. */
export function isSameNode(one: ElementNode | undefined, other: ElementNode | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return (
    one === other ||
    (one.type === other.type &&
      one.name === other.name &&
      one.parent === other.parent &&
      one.hidden === other.hidden &&
      one.locked === other.locked &&
      isSameValue(one.children, other.children) &&
      isSameValue(one.props, other.props))
  )
}

/** Equality of what JSON can hold; the order of keys does not count, an undefined entry counts as absent. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSameValue(one[key], other[key]))
}
