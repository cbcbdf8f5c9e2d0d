/** What a byte of a line is to those who read it. */
export const byteClass = {
  usual: 0,
  /** A cell that holds it is to be read as a text. */
  unusual: 1,
  /** It may begin a sign of punctuation that is usual, or another one. */
  punctuation: 2,
  separator: 3,
  quote: 4,
  lineEnd: 5,
  stop: 6,
  /** A keyword may begin with it. */
  start: 7,
} as const

export type LineRules = {
  readonly delimiter: string
  readonly quotes: boolean
  /** Bytes whose cells are to be read as texts. */
  readonly unusual?: Iterable<number>
  /** Only letters and signs of Latin-1, `€` and the punctuation of U+2000 to U+203F count as usual. */
  readonly latin?: boolean
}

/** The class of each byte. */
export function byteClasses({ delimiter, quotes, unusual = [], latin = false }: LineRules): Uint8Array {
  const classes = new Uint8Array(256)
  if (latin) {
    classes.fill(byteClass.unusual, 0xc4)
    classes[0xe2] = byteClass.punctuation
  }
  for (const byte of unusual) classes[byte] = byteClass.unusual
  classes[0x00] = byteClass.stop
  classes[0x0d] = byteClass.lineEnd
  classes[0x0a] = byteClass.lineEnd
  if (quotes) classes[0x22] = byteClass.quote
  classes[delimiter.charCodeAt(0)] = byteClass.separator
  return classes
}

/** `€`, and U+2000 to U+203F. */
export function isKnownPunctuation(bytes: Uint8Array, at: number): boolean {
  const second = bytes[at + 1]
  return second === 0x80 || (second === 0x82 && bytes[at + 2] === 0xac)
}

/** Where the line behind a line break begins; 0 where it is none. */
export function afterBreak(bytes: Uint8Array, at: number): number {
  if (bytes[at] === 0x0a) return at + 1
  return bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 2 : 0
}

/** The blanks of ASCII that may stand in a line. */
export function isBlankByte(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0b || byte === 0x0c
}

/** A wider blank of the signs that count as usual, by its last two bytes: U+00A0, and those of U+2000 to U+202F. */
function isWideBlank(second: number, last: number): boolean {
  if (second === 0xc2) return last === 0xa0
  return second === 0x80 && (last <= 0x8a || last === 0xa8 || last === 0xa9 || last === 0xaf)
}

/** Whether a cell of usual signs, not an empty one, begins or ends with a blank that is none of ASCII. */
export function hasWideEdge(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] ?? 0
  const second = bytes[from + 1] ?? 0
  if (first === 0xc2 && isWideBlank(first, second)) return true
  if (first === 0xe2 && isWideBlank(second, bytes[from + 2] ?? 0)) return true
  const last = bytes[to - 1] ?? 0
  return last >= 0x80 && isWideBlank(bytes[to - 2] ?? 0, last)
}
