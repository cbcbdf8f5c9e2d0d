import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { tablesOf } from '../sfnt.ts'

/** The file of a family of the product as its package brings it. */
export function letterFile(id: string): Promise<Buffer> {
  return readFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`)),
  )
}

/** A picture of one point, whatever it is called. */
export const renamedPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A TrueType font whose maker allows this. */
export function withFsType(font: Buffer, fsType: number): Buffer {
  return changed(font, 'OS/2', (table) => table.writeUInt16BE(fsType, 8))
}

/** One of another weight. */
export function withWeight(font: Buffer, weight: number): Buffer {
  return changed(font, 'OS/2', (table) => table.writeUInt16BE(weight, 4))
}

/** One that says to be italic. */
export function slanted(font: Buffer): Buffer {
  return changed(font, 'OS/2', (table) => table.writeUInt16BE(0x1, 62))
}

function changed(font: Buffer, tag: string, change: (table: Buffer) => unknown): Buffer {
  const copy = Buffer.from(font)
  const table = tablesOf(copy).get(tag)
  if (!table) throw new Error(`No ${tag}`)
  change(table)
  return copy
}

type Instead = { tag: string; bytes: Buffer; length: number }

/** A TrueType font as WOFF, with something else in the place of one of its tables. */
export function packed(font: Buffer, instead?: Instead): Buffer {
  const tables = [...tablesOf(font)]
  const header = Buffer.alloc(44 + 20 * tables.length)
  header.write('wOFF', 0, 'latin1')
  font.copy(header, 4, 0, 4)
  header.writeUInt16BE(tables.length, 12)
  const bodies: Buffer[] = []
  let at = header.length
  for (const [place, [tag, table]] of tables.entries()) {
    const small = deflateSync(table)
    const { bytes, length } =
      instead?.tag === tag
        ? instead
        : { bytes: small.length < table.length ? small : table, length: table.length }
    const entry = 44 + 20 * place
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(at, entry + 4)
    header.writeUInt32BE(bytes.length, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    bodies.push(padded)
    at += padded.length
  }
  header.writeUInt32BE(at, 8)
  return Buffer.concat([header, ...bodies])
}
