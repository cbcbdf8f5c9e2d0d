/** More than these no page shows in one table. */
const mostRows = 200
const mostCells = 20

/** The cells of a table as it is written: one row a line, `|` between its cells. All rows are as long as the longest. */
export function rowsOf(text: string): string[][] {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostRows)
    .map((line) =>
      line
        .split('|')
        .slice(0, mostCells)
        .map((cell) => cell.trim()),
    )
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: longest - row.length }, () => '')])
}
