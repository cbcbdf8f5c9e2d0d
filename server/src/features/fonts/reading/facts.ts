import type { FontKind } from '@aurelio/page/fonts'
import { FontRefused } from './refused.ts'
import { drawingsOf } from './letters-of.ts'
import { type Tables, tableOf } from './sfnt.ts'

type Axis = { tag: string; least: number; usual: number; most: number }

export type Facts = {
  weights: [number, number]
  italic: boolean
  kind: FontKind
  /** What can be varied; nothing in a font of one weight. */
  axes: readonly Axis[]
  /** Whether its maker lets it be cut to a part of its letters. */
  mayBeCut: boolean
  /** Percent of the letter's size. */
  ascent: number
  descent: number
  lineGap: number
}

/** Bits of `fsType`: what its maker lets others do with it where it is embedded. */
const permission = { restricted: 0x2, others: 0xc, uncut: 0x100, bitmaps: 0x200 }

/**
 * What a font says of itself.
 * @throws FontRefused where its maker forbids embedding it
 */
export function factsOf(tables: Tables): Facts {
  const os2 = tableOf(tables, 'OS/2')
  const head = tableOf(tables, 'head')
  const hhea = tableOf(tables, 'hhea')
  const fsType = os2.readUInt16BE(8)
  // Of several permissions the one that allows most counts.
  const isRestricted = has(fsType, permission.restricted) && !has(fsType, permission.others)
  if (isRestricted || has(fsType, permission.bitmaps)) throw new FontRefused('forbidden')
  const perEm = head.readUInt16BE(18)
  if (perEm < 16) throw new FontRefused('broken')
  const percent = (units: number) => Number(((Math.abs(units) / perEm) * 100).toFixed(2))
  const axes = axesOf(tables.get('fvar'))
  const weight = axes.find(({ tag }) => tag === 'wght')
  return {
    weights: weight ? [bounded(weight.least), bounded(weight.most)] : fixed(os2.readUInt16BE(4)),
    italic:
      has(os2.readUInt16BE(62), 0x1) || has(os2.readUInt16BE(62), 0x200) || has(head.readUInt16BE(44), 0x2),
    kind: kindOf(tables, os2),
    axes,
    mayBeCut: !has(fsType, permission.uncut),
    ascent: percent(hhea.readInt16BE(4)),
    descent: percent(hhea.readInt16BE(6)),
    lineGap: percent(hhea.readInt16BE(8)),
  }
}

function has(bits: number, mask: number): boolean {
  return (bits & mask) !== 0
}

function fixed(said: number): [number, number] {
  // Old ones count from 1 to 9.
  const weight = bounded(said < 10 ? said * 100 : said)
  return [weight, weight]
}

function bounded(weight: number) {
  return Math.min(1000, Math.max(1, Math.round(weight)))
}

function axesOf(fvar: Buffer | undefined): Axis[] {
  if (!fvar) return []
  const start = fvar.readUInt16BE(4)
  const size = fvar.readUInt16BE(10)
  return Array.from({ length: Math.min(16, fvar.readUInt16BE(8)) }, (_, at) => {
    const from = start + size * at
    const value = (offset: number) => fvar.readInt32BE(from + offset) / 65_536
    return { tag: fvar.toString('latin1', from, from + 4), least: value(4), usual: value(8), most: value(12) }
  })
}

/** What stands for it while it loads: by how its maker classes it. */
function kindOf(tables: Tables, os2: Buffer): FontKind {
  const post = tables.get('post')
  if (post && post.length >= 16 && post.readUInt32BE(12) !== 0) return 'mono'
  const family = os2.readUInt8(32)
  const serif = os2.readUInt8(33)
  if (family === 2 && serif >= 2) return serif <= 10 ? 'serif' : 'sans'
  const old = os2.readUInt8(30)
  return (old >= 1 && old <= 5) || old === 7 || hasWideI(tables) ? 'serif' : 'sans'
}

/** Many say nothing of it. A capital I is a third as wide as it is high where it stands on serifs, else it is a stem, as thick as the font is heavy. */
function hasWideI(tables: Tables): boolean {
  const [loca, glyf] = [tables.get('loca'), tables.get('glyf')]
  if (!loca || !glyf) return false
  const drawing = drawingsOf(tables)('I')
  const isLong = tableOf(tables, 'head').readUInt16BE(50) !== 0
  const start = isLong ? loca.readUInt32BE(4 * drawing) : 2 * loca.readUInt16BE(2 * drawing)
  const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map((at) => glyf.readInt16BE(start + at))
  return (
    top > bottom && (right - left) / (top - bottom) > 0.22 + 0.0002 * tableOf(tables, 'OS/2').readUInt16BE(4)
  )
}
