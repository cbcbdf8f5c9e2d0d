import type { ColumnMode } from '../columns.ts'
import { isFormulaByte } from '../csv-cell.ts'
import { byteClass, isBlankByte } from './byte-classes.ts'
import { isWordByte, lettersAfterC2, usualCapitals, type Word } from './byte-matcher.ts'
import { createPieceRoom, type LineKernel } from './line-kernel.ts'
import { maxQuickLine, quickClasses, type QuickRules } from './quick-line.ts'

/** Words of the kernel's memory; `lines.wat` says what each is. */
const word = {
  literals: 0,
  operations: 1,
  rowEnds: 2,
  prints: 3,
  rows: 4,
  width: 5,
  limits: 6,
  breakLength: 10,
  break: 11,
  wholeWord: 12,
  literalShift: 13,
  operationShift: 14,
  wantsPrints: 15,
  log: 16,
  full: 17,
} as const
/** Bits of what a byte is at the edge of a cell. */
const edge = { blank: 1, formula: 2, letter: 4, letterAfterC2: 8 } as const
const edgesAt = 256
const tablesAt = { none: 512, text: 896, slug: 1280 } as const
const columnsAt = 2048
const maxColumns = 1024
const countsAt = columnsAt + maxColumns * 8
const wordsAt = countsAt + maxColumns * 8
const wordSize = 592
const [capitalsAt, maskAt, lengthAt, variantsAt, usesAt] = [32, 64, 68, 80, 336]
/** What the kernel writes before it comes back: small enough to stay in the processor's cache. */
const batch = { literals: 256 * 1024, operations: 256 * 1024, rowEnds: 64 * 1024, prints: 96 * 1024 }
/** Beyond a batch, what the longest line may take; a word in each byte of it is an operation each. */
const lineRoom = {
  literals: maxQuickLine + 128,
  operations: (maxQuickLine + 2) * 8,
  rowEnds: 8,
  prints: maxColumns * 12,
}

/** What many lines were cut into: as `SectionData`, and three words for each address: its column and change, and its print. */
export type CutLines = {
  readonly rows: number
  readonly literals: Uint8Array
  readonly operations: Uint32Array
  readonly rowEnds: Uint32Array
  readonly prints: Uint32Array
}

/** What was found in lines since it was last asked for. */
export type FoundInLines = {
  readonly width: number
  readonly uses: readonly { readonly variant: number; readonly uses: number }[]
  readonly counts: readonly { readonly replaced: number; readonly rowsChanged: number }[]
}

export type SectionSoFar = {
  readonly operations: number
  readonly literals: number
  /** Whether the prints of addresses are wanted. */
  readonly wantsPrints: boolean
}

export type LineCutter = {
  load(bytes: Uint8Array): void
  /** Cuts from the beginning of a line, for a section that has so much; where it stopped. */
  cut(from: number, section: SectionSoFar): number
  /** What the last `cut` made; valid until the next one. */
  cutLines(): CutLines
  /** Whether it stopped for want of room alone. */
  isFull(): boolean
  /** What was found since the last time, which is forgotten. */
  found(): FoundInLines
}

type Rules = QuickRules & { readonly lineBreak: string; readonly wholeWord: boolean }

/** Two halves of a byte choose bits here: the lower one this byte, the higher one the bit. */
function halvesOf(classes: Uint8Array): Uint8Array {
  const halves = new Uint8Array(32)
  classes.forEach((kind, byte) => {
    if (kind === byteClass.usual) return
    const at = (byte < 0x80 ? 0 : 16) + (byte & 15)
    halves[at] = (halves[at] ?? 0) | (1 << ((byte >> 4) & 7))
  })
  return halves
}

function edgesOf(guardFormulas: boolean): Uint8Array {
  return Uint8Array.from(
    { length: 256 },
    (_, byte) =>
      (isBlankByte(byte) ? edge.blank : 0) |
      (guardFormulas && isFormulaByte(byte) ? edge.formula : 0) |
      (isWordByte(byte) ? edge.letter : 0) |
      (lettersAfterC2.has(byte) ? edge.letterAfterC2 : 0),
  )
}

/** Where each part of the memory begins. */
function partsOf(words: number) {
  const log = wordsAt + words * wordSize
  const literals = log + (maxQuickLine + 2) * 8
  const operations = literals + batch.literals + lineRoom.literals
  const rowEnds = operations + batch.operations + lineRoom.operations
  const prints = rowEnds + batch.rowEnds + lineRoom.rowEnds
  return { log, literals, operations, rowEnds, prints, piece: prints + batch.prints + lineRoom.prints }
}

/** Cuts many lines in one call as `createQuickLine` cuts one, in a kernel's memory. */
export function createLineCutter(kernel: LineKernel, rules: Rules): LineCutter {
  const { matcher, modes } = rules
  const listed: readonly Word[] = [...matcher.words.text, ...matcher.words.slug]
  const parts = partsOf(listed.length)
  const piece = createPieceRoom(kernel, parts.piece)
  let bytes = new Uint8Array(kernel.memory(parts.piece))
  let words = new Uint32Array(bytes.buffer)
  let known = -1

  const layTable = (mode: ColumnMode, first: number, count: number) => {
    const at = tablesAt[mode]
    const classes = quickClasses(rules)[mode]
    bytes.set(halvesOf(classes), at)
    bytes.set(classes, at + 32)
    words[(at + 288) / 4] = wordsAt + first * wordSize
    words[(at + 292) / 4] = wordsAt + (first + count) * wordSize
  }
  const layWord = ({ small, large }: Word, index: number) => {
    const at = wordsAt + index * wordSize
    bytes.set(small, at)
    bytes.set(large, at + capitalsAt)
    words[(at + maskAt) / 4] = 2 ** small.length - 1
    words[(at + lengthAt) / 4] = small.length
  }
  const layColumns = () => {
    let slugs = 0
    for (let column = 0; column < maxColumns; column += 1) {
      const mode = modes[column] ?? 'text'
      words[columnsAt / 4 + column * 2] = tablesAt[mode]
      words[columnsAt / 4 + column * 2 + 1] = mode === 'slug' ? slugs++ : -1
    }
  }
  const layRules = () => {
    const lineBreak = new TextEncoder().encode(rules.lineBreak)
    const limits = [
      parts.literals + batch.literals,
      parts.operations + batch.operations,
      parts.rowEnds + batch.rowEnds,
      parts.prints + batch.prints,
    ]
    words.set(limits, word.limits)
    words[word.breakLength] = lineBreak.length
    words[word.break] = (lineBreak[0] ?? 0) | ((lineBreak[1] ?? 0) << 8)
    words[word.wholeWord] = rules.wholeWord ? 1 : 0
    words[word.log] = parts.log
  }
  bytes.set(edgesOf(rules.guardFormulas), edgesAt)
  const { text, slug } = matcher.words
  layTable('none', 0, 0)
  layTable('text', 0, text.length)
  layTable('slug', text.length, slug.length)
  listed.forEach(layWord)
  layColumns()
  layRules()

  /** Writings of words that were met for the first time. */
  const layVariants = () => {
    if (known === matcher.variants()) return
    known = matcher.variants()
    listed.forEach((one, index) => words.set(one.variants, (wordsAt + index * wordSize + variantsAt) / 4))
  }
  const written = (part: 'operations' | 'rowEnds' | 'prints') =>
    words.subarray(parts[part] / 4, (words[word[part]] ?? 0) / 4)

  return {
    load(given) {
      const buffer = piece.load(given)
      bytes = new Uint8Array(buffer)
      words = new Uint32Array(buffer)
    },
    cut(from, { operations, literals, wantsPrints }) {
      words[word.wantsPrints] = wantsPrints ? 1 : 0
      layVariants()
      words[word.literals] = parts.literals
      words[word.operations] = parts.operations
      words[word.rowEnds] = parts.rowEnds
      words[word.prints] = parts.prints
      words[word.literalShift] = literals - parts.literals
      words[word.operationShift] = operations - parts.operations / 8
      return kernel.cut(piece.first + from, piece.end()) - piece.first
    },
    cutLines: () => ({
      rows: words[word.rows] ?? 0,
      literals: bytes.subarray(parts.literals, words[word.literals]),
      operations: written('operations'),
      rowEnds: written('rowEnds'),
      prints: written('prints'),
    }),
    isFull: () => words[word.full] === 1,
    found() {
      const width = words[word.width] ?? 0
      const uses = listed.flatMap(({ variants }, index) =>
        Array.from({ length: usualCapitals }, (_, capitals) => ({
          variant: variants[capitals] ?? 0,
          uses: words[(wordsAt + index * wordSize + usesAt) / 4 + capitals] ?? 0,
        })).filter((one) => one.uses > 0),
      )
      const counts = Array.from({ length: width }, (_, column) => ({
        replaced: words[countsAt / 4 + column * 2] ?? 0,
        rowsChanged: words[countsAt / 4 + column * 2 + 1] ?? 0,
      }))
      words[word.width] = 0
      words.fill(0, countsAt / 4, countsAt / 4 + maxColumns * 2)
      listed.forEach((_, index) => {
        const at = (wordsAt + index * wordSize + usesAt) / 4
        words.fill(0, at, at + usualCapitals)
      })
      return { width, uses, counts }
    },
  }
}
