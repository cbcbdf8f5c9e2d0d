/** The column as a spreadsheet names it: 3 -> C, 27 -> AA. */
export function columnLetter(column: number): string {
  const rest = column - 1
  const head = rest < 26 ? '' : columnLetter(Math.floor(rest / 26))
  return head + String.fromCharCode(65 + (rest % 26))
}
