import { itemName, itemPrefix, shownText, type ShownItem } from '../../values/collection.ts'
import { variableName } from '../../values/variable-name.ts'
import type { ValueOf } from '../fill-variables.ts'

/**
 * What a name of an item stands for: `{{item.campo}}`, or `{{item.campo|lo que se lee si está vacío}}`. One that the
 * item says nothing of, or that there is no more, is what follows the bar, or nothing. Other names stay as they are.
 */
export function valuesOf(item: Pick<ShownItem, 'values'>): ValueOf {
  return (written) => {
    const asked = itemNameIn(written)
    if (asked === undefined) return undefined
    const value = Object.hasOwn(item.values, asked) ? item.values[asked] : undefined
    if (value !== undefined && shownText(value) !== '') return value
    // A list of pictures of which there are none has no entry, whatever is read elsewhere.
    if (typeof value === 'object' && 'pictures' in value && !written.includes('|')) return value
    const bar = written.indexOf('|')
    return bar === -1 ? '' : written.slice(bar + 1).trim()
  }
}

/** The name of an item in what a page writes between braces, without what follows the bar; undefined for another name. */
export function itemNameIn(written: string): string | undefined {
  const bar = written.indexOf('|')
  const name = variableName(bar === -1 ? written : written.slice(0, bar))
  return name === itemName || name.startsWith(itemPrefix) ? name : undefined
}
