import Papa from 'papaparse'
import { slugify } from '@aurelio/page/generator'
import { csvText } from './given.ts'

/** A replacement of one match, in its case. */
function inCase(match: string, place: string): string {
  if (match === match.toUpperCase()) return place.toUpperCase()
  const first = match[0] ?? ''
  return first === first.toUpperCase() ? place.charAt(0).toUpperCase() + place.slice(1) : place
}

const parsed = Papa.parse<string[]>(csvText())
const header = parsed.data[0] ?? []
const rows = parsed.data.slice(1)
const slugColumn = header.indexOf('url')

function replaced(cells: readonly string[], place: string, slug: string): string[] {
  return cells.map((cell, column) =>
    cell.replaceAll(/madrid/gi, (match) => (column === slugColumn ? slug : inCase(match, place))),
  )
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Per-row replacement, written in pieces of a megabyte: what a careful plain program does. */
export function* perRow(places: readonly string[][]): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = header.map(quoted).join(',')
  for (const [place = ''] of places) {
    const slug = slugify(place)
    for (const cells of rows) {
      text += `\n${replaced(cells, place, slug).map(quoted).join(',')}`
      if (text.length < 1024 * 1024) continue
      yield encoder.encode(text)
      text = ''
    }
  }
  yield encoder.encode(text)
}

/** All rows in memory and papaparse's unparse over them. */
export function unparse(places: readonly string[][]): Uint8Array {
  const all = places.flatMap(([place = '']) => {
    const slug = slugify(place)
    return rows.map((cells) => replaced(cells, place, slug))
  })
  return new TextEncoder().encode(Papa.unparse({ fields: header, data: all }, { newline: '\n' }))
}
