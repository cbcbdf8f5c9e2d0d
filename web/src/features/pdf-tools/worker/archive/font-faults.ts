import { PDFArray, PDFDict, PDFName, PDFNumber, PDFStream } from '@cantoo/pdf-lib'
import type { ArchiveFaultCode } from '../../engine/archive-fault.ts'
import { operationsIn } from './content-tokens.ts'
import { at, dictAt, itemsOf, nameAt, nameOf, numberAt, numbersOf, streamAt, unpacked } from './look.ts'
import { readTrueType, type TrueType } from './true-type.ts'

/** The codes that are shown with a font; `seen`: some of them are drawn, and not only there to be searched. */
export type FontUse = { codes: Set<number>; seen: boolean }

/** Thousandths of the size that widths may be apart (ISO 19005-2, 6.2.11.5); a little more for how numbers are rounded. */
const apart = 1.01

/**
 * Why a font may not stand in an archive; null where it may. TrueType programs are read: each letter that is shown must be in
 * them, as wide as the document says. What is in other programs is not read here, so nothing is promised of it.
 */
export function fontFault(font: PDFDict, use: FontUse): ArchiveFaultCode | null {
  const subtype = nameAt(font, 'Subtype')
  try {
    if (subtype === 'Type3') return isTrueDrawn(font, use) ? null : 'font-differs'
    if (subtype === 'Type0') return compositeFault(font, use)
    const descriptor = dictAt(font, 'FontDescriptor')
    const program = descriptor && programOf(descriptor)
    if (!descriptor || !program) return use.seen ? 'font-missing' : null
    if (subtype !== 'TrueType' || program !== streamAt(descriptor, 'FontFile2')) return 'font-unchecked'
    const trueType = readTrueType(unpacked(program))
    const glyphOf = simpleGlyphs(
      font,
      (numberAt(descriptor, 'Flags') ?? 0) & 4 ? 'symbolic' : 'letters',
      trueType,
    )
    if (!glyphOf) return 'font-differs'
    return fits(trueType, use, glyphOf, simpleWidths(font)) ? null : 'font-differs'
  } catch {
    return 'font-differs'
  }
}

/** The name without the mark of a subset. */
export function fontName(font: PDFDict): string {
  return (nameAt(font, 'BaseFont') ?? nameAt(font, 'Name') ?? '?').replace(/^[A-Z]{6}\+/, '')
}

function programOf(descriptor: PDFDict): PDFStream | undefined {
  return ['FontFile', 'FontFile2', 'FontFile3'].map((key) => streamAt(descriptor, key)).find(Boolean)
}

function fits(
  { glyphs, width }: TrueType,
  { codes }: FontUse,
  glyphOf: (code: number) => number,
  widthOf: (code: number) => number | undefined,
): boolean {
  return [...codes].every((code) => {
    const glyph = glyphOf(code)
    const told = widthOf(code)
    return glyph > 0 && glyph < glyphs && told !== undefined && Math.abs(told - width(glyph)) <= apart
  })
}

function compositeFault(font: PDFDict, use: FontUse): ArchiveFaultCode | null {
  const [cid] = itemsOf(at(font, 'DescendantFonts'))
  const descriptor = cid instanceof PDFDict ? dictAt(cid, 'FontDescriptor') : undefined
  const program = descriptor && programOf(descriptor)
  if (!(cid instanceof PDFDict) || !descriptor || !program) return use.seen ? 'font-missing' : null
  const isIdentity = /^Identity-[HV]$/.test(nameAt(font, 'Encoding') ?? '')
  if (nameAt(cid, 'Subtype') !== 'CIDFontType2' || !isIdentity) return 'font-unchecked'
  if (program !== streamAt(descriptor, 'FontFile2')) return 'font-unchecked'
  const system = dictAt(cid, 'CIDSystemInfo')
  if (!system || at(system, 'Registry') === undefined || at(system, 'Ordering') === undefined)
    return 'font-differs'
  const map = at(cid, 'CIDToGIDMap')
  const table = map instanceof PDFStream ? unpacked(map) : null
  if (table === null && nameOf(map) !== 'Identity') return 'font-differs'
  const glyphOf = (code: number) =>
    table === null ? code : (table[code * 2] ?? 0) * 256 + (table[code * 2 + 1] ?? 0)
  return fits(readTrueType(unpacked(program)), use, glyphOf, compositeWidths(cid)) ? null : 'font-differs'
}

function compositeWidths(cid: PDFDict): (code: number) => number {
  const usual = numberAt(cid, 'DW') ?? 1000
  const widths = new Map<number, number>()
  const told = itemsOf(at(cid, 'W'))
  for (let place = 0; place < told.length;) {
    const [first, second, third] = told.slice(place, place + 3)
    if (!(first instanceof PDFNumber)) break
    const from = first.asNumber()
    if (second instanceof PDFArray) {
      numbersOf(second).forEach((width, offset) => widths.set(from + offset, width))
      place += 2
    } else if (second instanceof PDFNumber && third instanceof PDFNumber) {
      const to = Math.min(second.asNumber(), 0xffff)
      for (let code = from; code <= to; code += 1) widths.set(code, third.asNumber())
      place += 3
    } else break
  }
  return (code) => widths.get(code) ?? usual
}

function simpleWidths(font: PDFDict): (code: number) => number | undefined {
  const first = numberAt(font, 'FirstChar')
  const widths = numbersOf(at(font, 'Widths'))
  return (code) => (first === undefined ? undefined : widths[code - first])
}

const letters = { WinAnsiEncoding: 'windows-1252', MacRomanEncoding: 'macintosh' } as const

/** How codes lead to letters (ISO 19005-2, 6.2.11.6); null where the font may not be written so. */
function simpleGlyphs(font: PDFDict, kind: 'symbolic' | 'letters', { maps }: TrueType) {
  const encoding = at(font, 'Encoding')
  if (kind === 'symbolic') {
    if (encoding !== undefined) return null
    const map = maps.get('3,0') ?? (maps.size === 1 ? [...maps.values()][0] : undefined)
    return map ? (code: number) => map(code) || map(0xf000 + code) : null
  }
  const listed = encoding instanceof PDFDict ? encoding : undefined
  const name = listed ? nameAt(listed, 'BaseEncoding') : nameOf(encoding)
  if (name !== 'WinAnsiEncoding' && name !== 'MacRomanEncoding') return null
  // Letters named one by one need a list of all names, which is not here.
  if (listed && at(listed, 'Differences') !== undefined) return null
  const decoder = new TextDecoder(letters[name])
  const unicode = (code: number) => decoder.decode(Uint8Array.of(code)).codePointAt(0) ?? 0
  const map = maps.get('3,1')
  if (map) return (code: number) => map(unicode(code))
  const old = maps.get('1,0')
  return old && name === 'MacRomanEncoding' ? old : null
}

/** Letters that are drawn by the document itself begin with how wide they are. */
function isTrueDrawn(font: PDFDict, { codes }: FontUse): boolean {
  const encoding = dictAt(font, 'Encoding')
  const drawings = dictAt(font, 'CharProcs')
  if (!encoding || !drawings) return false
  const names = new Map<number, string>()
  let code = 0
  for (const item of itemsOf(at(encoding, 'Differences'))) {
    if (item instanceof PDFNumber) code = item.asNumber()
    else if (item instanceof PDFName) {
      names.set(code, item.decodeText())
      code += 1
    }
  }
  const widthOf = simpleWidths(font)
  return [...codes].every((one) => {
    const drawing = streamAt(drawings, names.get(one) ?? '')
    const [first] = drawing ? operationsIn(unpacked(drawing)) : []
    const [told] = first?.operands ?? []
    const isMeasure = first?.operator === 'd0' || first?.operator === 'd1'
    const width = widthOf(one)
    return (
      isMeasure && told?.kind === 'number' && width !== undefined && Math.abs(width - told.value) <= apart
    )
  })
}
