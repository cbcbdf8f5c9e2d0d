/** Text on a page, in points: where it begins and ends, and the line that it stands on, from above. */
export type Piece = { text: string; left: number; right: number; line: number; size: number }
export type Table = string[][]

/** Pieces on one line: as far apart as half a letter. */
const sameLine = 0.5
/** Words of one cell stand no further apart than this, of the size of their letters. */
const space = 0.9
/** Rows further apart than this, of the size of their letters, belong to two tables. */
const farRows = 3.5
const leastRows = 2
const leastColumns = 2
/** Of the cells of a table so many hold something; below that it is a page of text in columns of no meaning. */
const leastFilled = 0.4

type Cell = { text: string; left: number; right: number }
type Row = { cells: Cell[]; line: number; size: number }

/** The tables of a page: rows that follow each other, with several cells that stand below each other. */
export function tablesIn(pieces: readonly Piece[]): Table[] {
  const tables: Table[] = []
  let block: Row[] = []
  const close = () => {
    const table = tableOf(block)
    if (table) tables.push(table)
    block = []
  }
  for (const row of rowsOf(pieces)) {
    const last = block.at(-1)
    if (last && row.line - last.line > farRows * Math.max(row.size, last.size)) close()
    // A line of running text ends a table; a title with one cell may stand within it only where it is short.
    if (row.cells.length < leastColumns) close()
    else block.push(row)
  }
  close()
  return tables
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: { pieces: Piece[]; line: number; size: number }[] = []
  const filled = pieces.filter(({ text }) => text.trim() !== '')
  for (const piece of filled.toSorted((a, b) => a.line - b.line || a.left - b.left)) {
    const row = rows.at(-1)
    if (row && Math.abs(row.line - piece.line) <= sameLine * Math.max(row.size, piece.size))
      row.pieces.push(piece)
    else rows.push({ pieces: [piece], line: piece.line, size: piece.size })
  }
  return rows.map(({ pieces: own, line, size }) => ({ cells: cellsOf(own, size), line, size }))
}

function cellsOf(pieces: readonly Piece[], size: number): Cell[] {
  const cells: Cell[] = []
  for (const { text, left, right } of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = cells.at(-1)
    if (!last || left - last.right > space * size) {
      cells.push({ text: text.trim(), left, right })
      continue
    }
    const isApart = left - last.right > 0.15 * size || /\s$/.test(last.text) || /^\s/.test(text)
    last.text = `${last.text}${isApart ? ' ' : ''}${text.trim()}`
    last.right = Math.max(last.right, right)
  }
  return cells
}

/** Cells that share any of the width of the page belong to one column. */
function tableOf(rows: readonly Row[]): Table | null {
  if (rows.length < leastRows) return null
  const columns: { left: number; right: number }[] = []
  const widths = rows.flatMap(({ cells }) => cells).toSorted((a, b) => a.right - a.left - (b.right - b.left))
  for (const { left, right } of widths) {
    const own = columns.filter((column) => left < column.right && column.left < right)
    const [one] = own
    if (!one) columns.push({ left, right })
    // What spans several columns, as a heading does, makes none.
    else if (own.length === 1)
      Object.assign(one, { left: Math.min(one.left, left), right: Math.max(one.right, right) })
  }
  columns.sort((a, b) => a.left - b.left)
  if (columns.length < leastColumns) return null
  const table = rows.map(({ cells }) =>
    columns.map((column) =>
      cells
        .filter((cell) => firstOf(columns, cell) === column)
        .map(({ text }) => text)
        .join(' '),
    ),
  )
  const filled = table.flat().filter((text) => text !== '').length
  return filled / (columns.length * rows.length) < leastFilled ? null : table
}

function firstOf<Column extends { left: number; right: number }>(
  columns: readonly Column[],
  { left, right }: Cell,
) {
  return columns.find((column) => left < column.right && column.left < right)
}
