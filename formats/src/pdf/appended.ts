import { PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import type { Bytes } from './bytes.ts'
import type { LazyDocument } from './lazy-document.ts'

/** An object as it is written, by its number. */
export type Written = ReadonlyMap<number, string>

/** The file with these objects behind its own, in their place where it has them (an incremental update: ISO 32000-1, 7.5.6). */
export function appended({ file, references, catalogRef }: LazyDocument, objects: Written): Bytes {
  const { trailer, start, isStream } = references
  const parts: Bytes[] = [file]
  const offsets = new Map<number, number>()
  let length = file.length
  const write = (text: string) => {
    const bytes = bytesFrom(text)
    parts.push(bytes)
    length += bytes.length
  }
  write('\n')
  for (const [object, text] of objects) {
    offsets.set(object, length)
    write(`${object} 0 obj\n${text}\nendobj\n`)
  }
  const section = length
  const rest = PDFDict.withContext(trailer.context)
  for (const key of ['Info', 'ID'].map((name) => PDFName.of(name))) {
    const value = trailer.get(key)
    if (value) rest.set(key, value)
  }
  rest.set(PDFName.of('Root'), catalogRef)
  rest.set(PDFName.of('Prev'), PDFNumber.of(start))
  if (isStream) {
    const own = nextNumber(references.trailer, offsets.keys())
    offsets.set(own, section)
    write(`${own} 0 obj\n${streamSection(offsets, rest)}\nendobj\n`)
  } else write(tableSection(offsets, rest, nextNumber(references.trailer, offsets.keys())))
  write(`startxref\n${section}\n%%EOF\n`)
  return joined(parts, length)
}

/** The first number that no object of the file has. */
export function nextNumber(trailer: PDFDict, others: Iterable<number> = []): number {
  const size = trailer.get(PDFName.of('Size'))
  const own = size instanceof PDFNumber ? size.asNumber() : 1
  return [...others].reduce((most, object) => Math.max(most, object + 1), own)
}

function tableSection(offsets: ReadonlyMap<number, number>, trailer: PDFDict, size: number): string {
  trailer.set(PDFName.of('Size'), PDFNumber.of(size))
  const rows = [...offsets].map(
    ([object, offset]) => `${object} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  )
  return `xref\n${rows.join('')}trailer\n${trailer.toString()}\n`
}

/** A number of the kind, four bytes of offset and one of generation for each object. */
function streamSection(offsets: ReadonlyMap<number, number>, dict: PDFDict): string {
  const { context } = dict
  const all = [...offsets]
  const rows = all.map(([, offset]) =>
    String.fromCharCode(1, offset >>> 24, (offset >>> 16) & 255, (offset >>> 8) & 255, offset & 255, 0),
  )
  const told = {
    Type: 'XRef',
    Size: nextNumber(dict, offsets.keys()),
    W: [1, 4, 1],
    Index: all.flatMap(([object]) => [object, 1]),
    Length: rows.length * 6,
  }
  for (const [key, value] of context.obj(told).entries()) dict.set(key, value)
  return `${dict.toString()}\nstream\n${rows.join('')}\nendstream`
}

/** Objects of the library are written a byte to the character. */
function bytesFrom(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function joined(parts: readonly Bytes[], length: number): Bytes {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
