const special = /["\r\n]/

/** True when a text cannot stand in a cell without quotes. */
export function holdsSpecial(text: string, delimiter: string): boolean {
  return special.test(text) || text.includes(delimiter)
}

/** True when a reader that trims plain cells would lose part of this text. */
export function hasEdgeSpace(text: string): boolean {
  return text !== text.trim()
}

/** A quote inside quotes is doubled (RFC 4180). */
export function doubleQuotes(text: string): string {
  return text.includes('"') ? text.replaceAll('"', '""') : text
}

/** True when a spreadsheet would run a cell that begins like this as a formula. */
export function startsFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}

/** The same of the first byte of a cell in UTF-8. */
export function isFormulaByte(byte: number): boolean {
  return byte === 0x3d || byte === 0x2b || byte === 0x2d || byte === 0x40 || byte === 0x09 || byte === 0x0d
}

/** A number, with its sign: not a formula, though it may begin like one. */
export function isPlainNumber(text: string): boolean {
  return /^[+-]?\d+(?:[.,]\d+)*$/.test(text)
}
