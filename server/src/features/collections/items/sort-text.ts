import type { FieldKind } from '@aurelio/contracts/collection-fields'
import { type ItemValue, valueText } from '@aurelio/contracts/collection-values'
import { searchable } from '../../../platform/database/search-text.ts'

const longest = 200

/**
 * A value as a text that sorts as the value does, the same on both engines: numbers as sixteen digits in their order,
 * texts without case and accents, and nothing before everything.
 */
export function sortText(kind: FieldKind, value: ItemValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (kind === 'number') return typeof value === 'number' ? numberText(value) : ''
  return searchable(valueText(value)).slice(0, longest).trimEnd()
}

/** The bits of a number, turned so that they sort as texts: of a negative one all, of another the sign. */
function numberText(value: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value === 0 ? 0 : value)
  const bits = view.getBigUint64(0)
  const sign = 1n << 63n
  const turned = bits & sign ? ~bits & ((1n << 64n) - 1n) : bits | sign
  return turned.toString(16).padStart(16, '0')
}
