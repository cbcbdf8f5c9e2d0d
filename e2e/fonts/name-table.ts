const windows = { platform: 3, encoding: 1, language: 0x409 }
const headerLength = 12
const entryLength = 16

type Table = { tag: string; bytes: Buffer }

/** A TrueType font with a name table of these texts, by their number, in place of any other. */
export function withNames(font: Buffer, names: ReadonlyMap<number, string>): Buffer {
  const others = tablesOf(font).filter(({ tag }) => tag !== 'name')
  return fontOf(font.readUInt32BE(0), [...others, { tag: 'name', bytes: nameTable(names) }])
}

/** The texts of a TrueType font's name table that are written for Windows, by their number. */
export function namesOf(font: Buffer): Map<number, string> {
  const table = tablesOf(font).find(({ tag }) => tag === 'name')?.bytes
  if (!table) return new Map()
  const texts = table.readUInt16BE(4)
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, at) => 6 + 12 * at)
  return new Map(
    records
      .filter((at) => table.readUInt16BE(at) === windows.platform)
      .map((at) => {
        const start = texts + table.readUInt16BE(at + 10)
        const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
        return [table.readUInt16BE(at + 6), text.swap16().toString('utf16le')]
      }),
  )
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = headerLength + entryLength * at
    const start = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    }
  })
}

function nameTable(names: ReadonlyMap<number, string>): Buffer {
  const texts = [...names].map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }))
  const head = Buffer.alloc(6 + 12 * texts.length)
  head.writeUInt16BE(texts.length, 2)
  head.writeUInt16BE(head.length, 4)
  let start = 0
  for (const [at, { id, bytes }] of texts.entries()) {
    const { platform, encoding, language } = windows
    for (const [word, value] of [platform, encoding, language, id, bytes.length, start].entries())
      head.writeUInt16BE(value, 6 + 12 * at + 2 * word)
    start += bytes.length
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)])
}

/** The whole of it; sums are left to the tool that packs it. */
function fontOf(version: number, tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const head = Buffer.alloc(headerLength + entryLength * sorted.length)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  head.writeUInt32BE(version, 0)
  for (const [word, value] of [
    sorted.length,
    entryLength * power,
    Math.log2(power),
    entryLength * (sorted.length - power),
  ].entries())
    head.writeUInt16BE(value, 4 + 2 * word)
  const bodies: Buffer[] = []
  let start = head.length
  for (const [at, { tag, bytes }] of sorted.entries()) {
    const entry = headerLength + entryLength * at
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(start, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    bodies.push(padded)
    start += padded.length
  }
  return Buffer.concat([head, ...bodies])
}
