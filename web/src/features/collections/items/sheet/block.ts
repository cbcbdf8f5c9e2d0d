import Papa from 'papaparse'

/** A cell by its place: row and column from 0. */
export type Place = { row: number; column: number }
/** Cells that are chosen together, both ends included. */
export type Block = { top: number; bottom: number; left: number; right: number }
/** What a cell is to say. */
export type Written = Place & { text: string }

/** From the cell where choosing began to the one where it is now, in whatever direction. */
export function blockOf(from: Place, to: Place): Block {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
}

export function isIn({ top, bottom, left, right }: Block, { row, column }: Place): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** The places of a block, row by row. */
export function* placesOf({ top, bottom, left, right }: Block): Generator<Place> {
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) yield { row, column }
}

/** A block as other spreadsheets take it: a line for each row, tabs between its cells. */
export function copied(block: Block, textAt: (place: Place) => string): string {
  const rows: string[][] = []
  for (const place of placesOf(block)) (rows[place.row - block.top] ??= []).push(textAt(place))
  return Papa.unparse(rows, { delimiter: '\t', newline: '\r\n' })
}

/** What another spreadsheet, or a text, says in rows and cells. */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data
}

/**
 * What pasting a table writes: from the first cell of the block on, or over the whole block where it is the table several times
 * over. Cells beyond the last column are left out; rows beyond the last one are new.
 */
export function pasted(table: readonly (readonly string[])[], block: Block, columns: number): Written[] {
  const height = table.length
  const width = Math.max(0, ...table.map((cells) => cells.length))
  if (height === 0 || width === 0) return []
  const [rows, wide] = [block.bottom - block.top + 1, block.right - block.left + 1]
  const isRepeated = rows % height === 0 && wide % width === 0
  const target = {
    top: block.top,
    left: block.left,
    bottom: block.top + (isRepeated ? rows : height) - 1,
    right: Math.min(columns, block.left + (isRepeated ? wide : width)) - 1,
  }
  return [...placesOf(target)].map((place) => ({
    ...place,
    text: table[(place.row - block.top) % height]?.[(place.column - block.left) % width] ?? '',
  }))
}

/** What filling a block downwards writes: its first `height` rows again and again below themselves. */
export function filledDown(block: Block, textAt: (place: Place) => string, height = 1): Written[] {
  return [...placesOf({ ...block, top: block.top + height })].map(({ row, column }) => ({
    row,
    column,
    text: textAt({ row: block.top + ((row - block.top) % height), column }),
  }))
}

/** Where a key leads from a cell; undefined for a key that leads nowhere. */
export function moved(
  { row, column }: Place,
  { key, isFar }: { key: string; isFar: boolean },
  last: Place,
): Place | undefined {
  const steps: Readonly<Record<string, Place>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? last.column : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
  }
  const next = steps[key]
  return next && within(next, last)
}

function within({ row, column }: Place, last: Place): Place {
  return {
    row: Math.max(0, Math.min(last.row, row)),
    column: Math.max(0, Math.min(last.column, column)),
  }
}
