import { FontRefused } from './refused.ts'

export type Tables = ReadonlyMap<string, Buffer>

const headerLength = 12
const entryLength = 16
/** What a font takes to set a line, beside its outlines. */
const needed = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'name', 'OS/2']
const outlines = [['glyf', 'loca'], ['CFF '], ['CFF2']]

/**
 * The tables of a TrueType or OpenType font by their tags.
 * @throws FontRefused where one lies outside the file, or one is missing that no text does without
 */
export function tablesOf(font: Buffer): Tables {
  const tables = new Map<string, Buffer>()
  const count = font.length < headerLength ? 0 : font.readUInt16BE(4)
  if (headerLength + entryLength * count > font.length) throw new FontRefused('broken')
  for (let at = headerLength; at < headerLength + entryLength * count; at += entryLength) {
    const start = font.readUInt32BE(at + 8)
    const end = start + font.readUInt32BE(at + 12)
    if (end > font.length) throw new FontRefused('broken')
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, end))
  }
  const isWhole = needed.every((tag) => tables.has(tag))
  if (!isWhole || !outlines.some((tags) => tags.every((tag) => tables.has(tag))))
    throw new FontRefused('broken')
  return tables
}

/** A table that every font has. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new FontRefused('broken')
  return table
}
