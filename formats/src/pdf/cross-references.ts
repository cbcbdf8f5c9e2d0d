import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import type { Bytes } from './bytes.ts'
import { decoded } from './decoded-stream.ts'

/** Where an object lies: at so many bytes of the file, or as the nth of an object that holds several. */
export type Place = { offset: number } | { holder: number; nth: number }
/** `start`: where the newest section lies; `isStream`: it is written as a stream, not as a table of text. */
export type CrossReferences = {
  places: ReadonlyMap<number, Place | null>
  trailer: PDFDict
  start: number
  isStream: boolean
}
type Section = { entries: [number, Place | null][]; trailer: PDFDict; isStream: boolean }
/** Reads the object that begins at a byte; `isNumbered`: behind its number. */
type ReadAt = (offset: number, isNumbered: boolean) => PDFObject

const latin = new TextDecoder('latin1')

/** The sections of a file that tell where its objects lie, the newest first (ISO 32000-1, 7.5.4 and 7.5.8). Throws where they are not whole. */
export function readCrossReferences(file: Bytes, readAt: ReadAt): CrossReferences {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin.decode(file.subarray(-1024)))?.[1])
  if (Number.isNaN(start)) throw new Error('no cross-reference section')
  const places = new Map<number, Place | null>()
  const waiting = [start]
  const seen = new Set<number>()
  let newest: Section | undefined
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const section = readSection(file, at, readAt)
    newest ??= section
    for (const [object, place] of section.entries) if (!places.has(object)) places.set(object, place)
    // What a file says for newer programs goes before what it said in an earlier state.
    for (const key of ['Prev', 'XRefStm']) {
      const next = section.trailer.get(PDFName.of(key))
      if (next instanceof PDFNumber) waiting.push(next.asNumber())
    }
  }
  if (!newest) throw new Error('no cross-reference section')
  return { places, start, trailer: newest.trailer, isStream: newest.isStream }
}

function readSection(file: Bytes, at: number, readAt: ReadAt): Section {
  if (latin.decode(file.subarray(at, at + 4)) !== 'xref') return readStream(readAt(at, true))
  const end = indexOf(file, 'trailer', at)
  const trailer = readAt(end + 'trailer'.length, false)
  if (!(trailer instanceof PDFDict)) throw new Error('no trailer')
  return { entries: tableEntries(latin.decode(file.subarray(at + 4, end))), trailer, isStream: false }
}

/** Subsections: the first object's number and how many follow, then an offset, a generation and a letter for each. */
function tableEntries(text: string): Section['entries'] {
  const words = text.trim().split(/\s+/)
  const entries: Section['entries'] = []
  let at = 0
  while (at + 1 < words.length) {
    const [first, count] = [Number(words[at]), Number(words[at + 1])]
    at += 2
    for (let nth = 0; nth < count; nth += 1, at += 3)
      entries.push([first + nth, words[at + 2] === 'n' ? { offset: Number(words[at]) } : null])
  }
  return entries
}

function readStream(stream: PDFObject): Section {
  if (!(stream instanceof PDFRawStream)) throw new Error('no cross-reference stream')
  const { dict } = stream
  const numbers = (key: string) => {
    const list = dict.get(PDFName.of(key))
    return list instanceof PDFArray
      ? list.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0))
      : []
  }
  const size = dict.get(PDFName.of('Size'))
  const spans = numbers('Index')
  if (spans.length === 0 && size instanceof PDFNumber) spans.push(0, size.asNumber())
  const widths = numbers('W')
  const bytes = decoded(stream)
  const entries: Section['entries'] = []
  let at = 0
  const next = (width = 0) => {
    let value = 0
    for (let nth = 0; nth < width; nth += 1) value = value * 256 + (bytes[at++] ?? 0)
    return value
  }
  for (let span = 0; span + 1 < spans.length; span += 2)
    for (let nth = 0; nth < (spans[span + 1] ?? 0); nth += 1) {
      const kind = widths[0] === 0 ? 1 : next(widths[0])
      const [second, third] = [next(widths[1]), next(widths[2])]
      const held = kind === 2 ? { holder: second, nth: third } : null
      entries.push([(spans[span] ?? 0) + nth, kind === 1 ? { offset: second } : held])
    }
  return { entries, trailer: dict, isStream: true }
}

function indexOf(file: Bytes, word: string, from: number): number {
  for (
    let at = file.indexOf(word.charCodeAt(0), from);
    at !== -1;
    at = file.indexOf(word.charCodeAt(0), at + 1)
  )
    if (latin.decode(file.subarray(at, at + word.length)) === word) return at
  throw new Error(`no ${word}`)
}
