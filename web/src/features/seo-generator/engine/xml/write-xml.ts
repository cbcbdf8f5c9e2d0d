import type { RowWriter } from '@aurelio/page/generator'
import { escaped, xmlHead } from './escape.ts'

/** A table as XML: an element for each row, and in it one for each column, by its name. */
export function xmlWriter(): RowWriter {
  let names: readonly string[] | undefined
  return {
    row: (cells) => {
      if (!names) {
        names = elementNames(cells)
        return `${xmlHead}\n<rows>\n`
      }
      const known = names
      const content = cells.map((cell, at) => {
        const name = known[at] ?? `column_${at + 1}`
        return `<${name}>${escaped(cell)}</${name}>`
      })
      return `<row>${content.join('')}</row>\n`
    },
    end: () => (names ? '</rows>\n' : ''),
  }
}

/** Names that XML allows, no two the same. */
function elementNames(header: readonly string[]): string[] {
  const taken = new Set<string>()
  return header.map((name, at) => {
    const plain = name.trim().replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
    const allowed = /^[\p{L}_]/u.test(plain) && !/^xml/i.test(plain) ? plain : `column_${at + 1}`
    const free = taken.has(allowed) ? `${allowed}_${at + 1}` : allowed
    taken.add(free)
    return free
  })
}
