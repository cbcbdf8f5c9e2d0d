import type { Kernel } from './kernel.ts'
import { hashText } from './spintax.ts'
import { maxLiteral, type Section, type SectionData, type Template } from './template.ts'
import { isFixed, renderVariant } from './variants.ts'

/** Bytes handed out at once; small enough to stay in the processor's cache while it is filled. */
const defaultBlock = 1024 * 1024

/** Bytes a copy may write past its end, and what a reader may read past an area. */
const slack = 64

export type EngineOptions = {
  readonly kernel: Kernel
  readonly template: Template
  readonly delimiter: string
  /** Bytes before the first data row: the mark, if wanted, and the header. */
  readonly head: Uint8Array
  readonly blockBytes?: number
}

export type Engine = {
  /** Writes the head into the block. */
  head(): Generator<Uint8Array>
  /** Sets the values of one location. */
  enter(values: readonly string[]): void
  /** Lays a section into the memory; a promise where it has to be cut again first. */
  open(section: Section): Promise<void> | undefined
  /** Begins at a row of the open section, counted from its own first one; `to` is exclusive. */
  begin(from: number, to: number): void
  /** Writes those rows for the location entered: each full block, then undefined. */
  next(): Uint8Array | undefined
  /** Yields what is left in the block. */
  flush(): Generator<Uint8Array>
}

/** The most UTF-8 bytes one UTF-16 unit takes. */
const bytesPerChar = 3

/** The most that a section takes of something. */
function mostOf({ sections }: Template, sizeOf: (section: Section) => number): number {
  return sections.reduce((most, section) => Math.max(most, sizeOf(section)), 0)
}

function align(bytes: number): number {
  return Math.ceil(bytes / 16) * 16
}

/** Texts of up to so many characters are written here: calling the encoder takes longer. */
const shortest = 64

/** Writes a short text without letters beyond two bytes; gives its bytes, undefined where it is another one. */
function writeShort(bytes: Uint8Array, text: string, at: number): number | undefined {
  if (text.length > shortest) return undefined
  let end = at
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x80) bytes[end++] = code
    else if (code < 0x800) {
      bytes[end++] = 0xc0 | (code >> 6)
      bytes[end++] = 0x80 | (code & 0x3f)
    } else return undefined
  }
  return end - at
}

/**
 * Lays the template out in the kernel's memory and fills it location by location. Blocks yielded are views of
 * that memory, valid until the next one is asked for. One pass works for one location list of any length:
 * memory depends on the largest section and the longest values alone.
 */
export function createEngine(options: EngineOptions): Engine {
  const { kernel, template, delimiter, head } = options
  const blockBytes = options.blockBytes ?? defaultBlock
  const encoder = new TextEncoder()
  const fixed: number[] = []
  const perLocation: number[] = []
  template.variants.forEach((variant, id) => (isFixed(variant) ? fixed : perLocation).push(id))

  const operationsAt = 64
  const literalsAt = align(operationsAt + mostOf(template, ({ words }) => words.operations) * 4)
  const groupsAt = align(literalsAt + mostOf(template, ({ literalBytes }) => literalBytes) + slack)
  const variantsAt = align(groupsAt + mostOf(template, ({ words }) => words.groups) * 4)
  const fixedAt = align(variantsAt + template.variants.length * 8)
  const fixedTexts = fixed.map((id) => {
    const variant = template.variants[id]
    return variant === undefined ? '' : renderVariant(variant, [], delimiter)
  })
  const fixedRoom = fixedTexts.reduce((sum, text) => sum + text.length * bytesPerChar, 0)
  const outAt = align(fixedAt + fixedRoom + slack)
  let texts: string[] = []
  let salt = 0
  /** Room for the longest variant; the area of the location's values begins behind the block. */
  let variantRoom = 4096
  let valuesAt = 0
  let valuesRoom = 0
  let bytes = new Uint8Array()
  let words = new Uint32Array()

  /** Makes sure that the values fit; the addresses of all that stands before them never change. */
  const reserve = (longest: number, room: number) => {
    if (longest <= variantRoom && room <= valuesRoom) return
    variantRoom = Math.max(variantRoom, longest * 2)
    valuesRoom = Math.max(valuesRoom, room * 2)
    valuesAt = align(outAt + blockBytes + maxLiteral + variantRoom + slack)
    const buffer = kernel.memory(valuesAt + valuesRoom + slack)
    bytes = new Uint8Array(buffer)
    words = new Uint32Array(buffer)
  }
  const place = (id: number, text: string, at: number): number => {
    const length = writeShort(bytes, text, at) ?? encoder.encodeInto(text, bytes.subarray(at)).written
    words[variantsAt / 4 + id * 2] = at
    words[variantsAt / 4 + id * 2 + 1] = length
    return at + length
  }
  const longestFixed = fixedTexts.reduce((longest, text) => Math.max(longest, text.length), 0)
  reserve(longestFixed * bytesPerChar, 4096)
  let fixedEnd = fixedAt
  fixed.forEach((id, index) => {
    fixedEnd = place(id, fixedTexts[index] ?? '', fixedEnd)
  })
  let out = outAt
  const block = () => {
    const view = bytes.subarray(outAt, out)
    out = outAt
    return view
  }

  function* writeHead() {
    for (let from = 0; from < head.length; from += blockBytes) {
      const part = head.subarray(from, from + blockBytes)
      if (out + part.length > outAt + blockBytes) yield block()
      bytes.set(part, out)
      out += part.length
    }
  }
  const enter = (values: readonly string[]) => {
    salt = hashText(values[0] ?? '')
    texts = perLocation.map((id) => {
      const variant = template.variants[id]
      return variant === undefined ? '' : renderVariant(variant, values, delimiter)
    })
    let longest = 0
    let room = 0
    for (const text of texts) {
      longest = Math.max(longest, text.length * bytesPerChar)
      room += text.length * bytesPerChar
    }
    reserve(longest, room)
    let at = valuesAt
    perLocation.forEach((id, index) => {
      at = place(id, texts[index] ?? '', at)
    })
  }
  let opened: { section: Section; rowEnds: Uint32Array } | undefined
  const lay = (section: Section, { operations, literals, groups, rowEnds }: SectionData) => {
    words.set(operations, operationsAt / 4)
    bytes.set(literals, literalsAt)
    words.set(groups, groupsAt / 4)
    opened = { section, rowEnds }
  }
  const open = (section: Section): Promise<void> | undefined => {
    if (opened?.section === section) return undefined
    const data = section.open()
    if (data instanceof Promise) return data.then((cut) => lay(section, cut))
    lay(section, data)
    return undefined
  }
  let [operation, literal, operationEnd] = [0, 0, 0]
  const begin = (from: number, to: number) => {
    const rowEnds = opened?.rowEnds ?? new Uint32Array()
    operation = operationsAt + (from === 0 ? 0 : (rowEnds[from * 2 - 2] ?? 0)) * 8
    literal = literalsAt + (from === 0 ? 0 : (rowEnds[from * 2 - 1] ?? 0))
    operationEnd = operationsAt + (rowEnds[to * 2 - 2] ?? 0) * 8
  }
  const next = (): Uint8Array | undefined => {
    if (operation >= operationEnd) return undefined
    const limit = outAt + blockBytes
    const [variants, groups] = [variantsAt, groupsAt]
    out = kernel.run({ operation, operationEnd, literal, out, limit, variants, groups, salt })
    if (out < limit) {
      operation = operationEnd
      return undefined
    }
    const cursor = kernel.cursor()
    operation = cursor.operation
    literal = cursor.literal
    return block()
  }
  function* flush() {
    if (out > outAt) yield block()
  }
  return { head: writeHead, enter, open, begin, next, flush }
}
