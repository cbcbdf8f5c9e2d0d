import { entriesOf, valueText } from '@aurelio/contracts/collection-values'
import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import { type FieldKind, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { searchable } from '../../../platform/database/search-text.ts'

const longest = 200

/**
 * A value as texts that sort and compare as it does, the same on both engines: numbers as sixteen digits in their order,
 * texts without case and accents, and nothing before everything. Of a value that has several entries, one for each.
 */
export function sortTexts(kind: FieldKind, value: ItemValue | undefined): string[] {
  const { isReference, hasEntries } = kindOf(kind)
  if (value === null || value === undefined) return ['']
  if (!hasEntries) return [typeof value === 'number' ? numberText(value) : plain(valueText({ kind }, value))]
  const entries = entriesOf(value)
  const texts = isReference ? entries : entries.map(plain)
  return texts.length === 0 ? [''] : [...new Set(texts)]
}

function plain(text: string): string {
  return searchable(text.slice(0, 4 * longest))
    .slice(0, longest)
    .trimEnd()
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
