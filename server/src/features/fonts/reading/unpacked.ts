import { inflateSync } from 'node:zlib'
import fontverter from 'fontverter'
import { kindOf } from './kind.ts'
import { FontRefused } from './refused.ts'

/** Bytes that a font may have once it is unpacked, whatever it says of itself. */
const mostUnpacked = 16 * 1024 * 1024
const mostTables = 64

/**
 * A font as TrueType or OpenType, out of whatever it comes in.
 * @throws FontRefused where it is none, is another kind than its name says, or unpacks to more than a font has
 */
export async function unpacked(file: Buffer, name: string): Promise<Buffer> {
  const kind = kindOf(file, name)
  if (kind === 'sfnt') return file
  return kind === 'woff' ? fromWoff(file) : fromWoff2(file)
}

/** WOFF: each table packed by itself. What unpacks to more bytes than it says is not unpacked further. */
function fromWoff(file: Buffer): Buffer {
  if (file.length < 44 || file.readUInt32BE(8) !== file.length) throw new FontRefused('broken')
  const count = file.readUInt16BE(12)
  if (count === 0 || count > mostTables || 44 + 20 * count > file.length) throw new FontRefused('broken')
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = 44 + 20 * at
    const [start, packed, length] = [4, 8, 12].map((offset) => file.readUInt32BE(entry + offset))
    return {
      head: file.subarray(entry, entry + 4),
      entry,
      start: start ?? 0,
      packed: packed ?? 0,
      length: length ?? 0,
    }
  })
  if (entries.reduce((sum, { length }) => sum + length, 0) > mostUnpacked) throw new FontRefused('broken')
  const header = Buffer.alloc(12 + 16 * count)
  file.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const bodies: Buffer[] = []
  let at = header.length
  for (const [place, { head, entry, start, packed, length }] of entries.entries()) {
    if (start + packed > file.length || packed > length) throw new FontRefused('broken')
    const raw = file.subarray(start, start + packed)
    const table = packed === length ? raw : inflateSync(raw, { maxOutputLength: length })
    if (table.length !== length) throw new FontRefused('broken')
    const line = 12 + 16 * place
    head.copy(header, line)
    file.copy(header, line + 4, entry + 16, entry + 20)
    header.writeUInt32BE(at, line + 8)
    header.writeUInt32BE(length, line + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    bodies.push(padded)
    at += padded.length
  }
  return Buffer.concat([header, ...bodies])
}

/** WOFF2: all tables packed as one; how many bytes they say to be is counted before any of them is unpacked. */
async function fromWoff2(file: Buffer): Promise<Buffer> {
  if (file.length < 48 || file.readUInt32BE(8) !== file.length) throw new FontRefused('broken')
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new FontRefused('collection')
  if (saidBytes(file) > mostUnpacked) throw new FontRefused('broken')
  return fontverter.convert(file, 'truetype', 'woff2')
}

/** What the directory of a WOFF2 says that its tables are unpacked, before and after they are put together again. */
function saidBytes(file: Buffer): number {
  const count = file.readUInt16BE(12)
  if (count === 0 || count > mostTables) throw new FontRefused('broken')
  let at = 48
  let sum = 0
  const number = () => {
    let value = 0
    for (let byte = 0; byte < 5; byte += 1) {
      const part = file.readUInt8(at)
      at += 1
      value = value * 128 + (part % 128)
      if (part < 128) return value
    }
    throw new FontRefused('broken')
  }
  for (let table = 0; table < count; table += 1) {
    const flags = file.readUInt8(at)
    at += 1
    const known = flags % 64
    if (known === 63) at += 4
    const version = Math.floor(flags / 64)
    sum += number()
    // Outlines are transformed unless they say otherwise, everything else the other way round.
    const isOutline = known === 10 || known === 11
    if (isOutline ? version !== 3 : version !== 0) sum += number()
  }
  return Math.max(sum, file.readUInt32BE(16))
}
