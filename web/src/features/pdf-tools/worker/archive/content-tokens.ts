/** What a content stream says (ISO 32000-1, 7.8.2), piece by piece. */
export type Token =
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  | { kind: 'string'; bytes: Uint8Array; isOdd?: true }
  | { kind: 'array'; items: Token[] }
  | { kind: 'dict'; entries: Map<string, Token> }
  | { kind: 'word'; value: string }

export type Operation = { operator: string; operands: Token[] }

const white = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set(Array.from('()<>[]{}/%', (one) => one.charCodeAt(0)))
const code = (letter: string) => letter.charCodeAt(0)
const [open, close, less, more, slash, percent] = ['(', ')', '<', '>', '/', '%'].map(code)
const [squareOpen, squareClose, backslash] = ['[', ']', '\\'].map(code)
/** Deeper than anything that is meant to be read. */
const deepest = 64
const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The operators of a stream with what stands before each. A picture within the text comes as `BI` with its dictionary. */
export function* operationsIn(bytes: Uint8Array): Generator<Operation> {
  const reader = new Tokens(bytes)
  let operands: Token[] = []
  for (;;) {
    const token = reader.next()
    if (token === null) return
    if (token.kind !== 'word' || isValue(token.value)) {
      operands.push(token)
      continue
    }
    if (token.value === 'BI') yield { operator: 'BI', operands: [reader.picture()] }
    else yield { operator: token.value, operands }
    operands = []
  }
}

function isValue(word: string) {
  return word === 'true' || word === 'false' || word === 'null'
}

class Tokens {
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  next(depth = 0): Token | null {
    this.skip()
    const { bytes } = this
    const byte = bytes[this.at]
    if (byte === undefined || depth > deepest) return null
    if (byte === slash) return this.name()
    if (byte === open) return this.text()
    if (byte === less) return bytes[this.at + 1] === less ? this.dict(depth) : this.hex()
    if (byte === squareOpen) return this.array(depth)
    if (delimiters.has(byte)) {
      this.at += byte === more && bytes[this.at + 1] === more ? 2 : 1
      return { kind: 'word', value: byte === more ? '>>' : String.fromCharCode(byte) }
    }
    const word = this.run()
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : Number.NaN
    return Number.isNaN(value) ? { kind: 'word', value: word } : { kind: 'number', value }
  }

  /** What stands between BI and EI: its dictionary, without the data. */
  picture(): Token {
    const entries = new Map<string, Token>()
    for (;;) {
      const key = this.next()
      if (key === null || (key.kind === 'word' && key.value === 'ID')) break
      const value = this.next()
      if (key.kind === 'name' && value) entries.set(key.value, value)
    }
    this.at += 1
    const { bytes } = this
    while (this.at < bytes.length && !this.isEnd()) this.at += 1
    this.at += 3
    return { kind: 'dict', entries }
  }

  /** EI between white space, and nothing behind it that no text has. */
  private isEnd(): boolean {
    const { bytes, at } = this
    const isMark = bytes[at + 1] === code('E') && bytes[at + 2] === code('I')
    if (!isMark || !white.has(bytes[at] ?? 1) || !white.has(bytes[at + 3] ?? 32)) return false
    return bytes.subarray(at + 3, at + 13).every((byte) => white.has(byte) || (byte >= 32 && byte < 127))
  }

  private skip() {
    const { bytes } = this
    for (;;) {
      const byte = bytes[this.at]
      if (byte === percent)
        while (this.at < bytes.length && ![10, 13].includes(bytes[this.at] ?? 10)) this.at += 1
      else if (byte !== undefined && white.has(byte)) this.at += 1
      else return
    }
  }

  private run(): string {
    const { bytes } = this
    const from = this.at
    for (let byte = bytes[this.at]; byte !== undefined; byte = bytes[this.at]) {
      if (white.has(byte) || delimiters.has(byte)) break
      this.at += 1
    }
    return String.fromCharCode(...bytes.subarray(from, Math.min(this.at, from + 256)))
  }

  private name(): Token {
    this.at += 1
    const value = this.run().replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return { kind: 'name', value }
  }

  private hex(): Token {
    const digits: number[] = []
    this.at += 1
    for (let byte = this.bytes[this.at]; byte !== undefined && byte !== more; byte = this.bytes[this.at]) {
      const digit = Number.parseInt(String.fromCharCode(byte), 16)
      if (!Number.isNaN(digit)) digits.push(digit)
      this.at += 1
    }
    this.at += 1
    const isOdd = digits.length % 2 === 1
    const bytes = Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, place) => {
      return (digits[place * 2] ?? 0) * 16 + (digits[place * 2 + 1] ?? 0)
    })
    return { kind: 'string', bytes, ...(isOdd && { isOdd }) }
  }

  private text(): Token {
    const out: number[] = []
    let depth = 1
    this.at += 1
    while (this.at < this.bytes.length) {
      const byte = this.bytes[this.at] ?? 0
      this.at += 1
      if (byte === backslash) this.escaped(out)
      else {
        if (byte === open) depth += 1
        if (byte === close && (depth -= 1) === 0) break
        out.push(byte)
      }
    }
    return { kind: 'string', bytes: Uint8Array.from(out) }
  }

  private escaped(out: number[]) {
    const letter = String.fromCharCode(this.bytes[this.at] ?? 0)
    const octal = /^[0-7]{1,3}/.exec(String.fromCharCode(...this.bytes.subarray(this.at, this.at + 3)))?.[0]
    if (octal !== undefined) {
      out.push(Number.parseInt(octal, 8) & 255)
      this.at += octal.length
      return
    }
    this.at += 1
    if (letter === '\r' && this.bytes[this.at] === 10) this.at += 1
    if (letter !== '\r' && letter !== '\n') out.push(escapes[letter] ?? letter.charCodeAt(0))
  }

  private array(depth: number): Token {
    const items: Token[] = []
    this.at += 1
    for (;;) {
      this.skip()
      if (this.bytes[this.at] === squareClose) {
        this.at += 1
        return { kind: 'array', items }
      }
      const item = this.next(depth + 1)
      if (item === null) return { kind: 'array', items }
      items.push(item)
    }
  }

  private dict(depth: number): Token {
    const entries = new Map<string, Token>()
    this.at += 2
    for (;;) {
      const key = this.next(depth + 1)
      if (key === null || (key.kind === 'word' && key.value === '>>')) return { kind: 'dict', entries }
      const value = this.next(depth + 1)
      if (key.kind === 'name' && value) entries.set(key.value, value)
    }
  }
}
