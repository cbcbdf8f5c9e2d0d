import {
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import type { Bytes } from './bytes.ts'
import { type CrossReferences, readCrossReferences } from './cross-references.ts'
import { decoded } from './decoded-stream.ts'

/** A document whose objects are read one by one, when they are asked for: a long one tells its bookmarks at once. */
export type LazyDocument = {
  file: Bytes
  references: CrossReferences
  catalog: PDFDict
  catalogRef: PDFRef
  /** Follows a value to its object; undefined where there is none. */
  at: (value: PDFObject | undefined) => PDFObject | undefined
}

const latin = new TextDecoder('latin1')

/** Throws where the file is damaged or encrypted: qpdf can write it anew before. */
export function lazyDocument(file: Bytes): LazyDocument {
  const context = PDFContext.create()
  const known = new Map<number, PDFObject | undefined>()
  const holders = new Map<number, Holder>()
  const readAt = (offset: number, isNumbered: boolean, object?: number) => {
    const head = isNumbered ? headAt(file, offset) : { length: 0, object }
    if (object !== undefined && head.object !== object)
      throw new Error(`object ${object} is not at ${offset}`)
    return PDFObjectParser.forBytes(file.subarray(offset + head.length), context).parseObject()
  }
  const references = readCrossReferences(file, readAt)
  if (references.trailer.has(PDFName.of('Encrypt'))) throw new Error('encrypted')

  function read(object: number): PDFObject | undefined {
    const place = references.places.get(object)
    if (!place) return undefined
    if ('offset' in place) return readAt(place.offset, true, object)
    let holder = holders.get(place.holder)
    if (!holder) holders.set(place.holder, (holder = opened(read(place.holder))))
    return holder.nth(place.nth, context)
  }
  function at(value: PDFObject | undefined): PDFObject | undefined {
    if (!(value instanceof PDFRef)) return value
    const { objectNumber } = value
    if (!known.has(objectNumber)) known.set(objectNumber, read(objectNumber))
    return known.get(objectNumber)
  }

  const catalogRef = references.trailer.get(PDFName.of('Root'))
  const catalog = at(catalogRef)
  if (!(catalog instanceof PDFDict) || !(catalogRef instanceof PDFRef)) throw new Error('no catalog')
  return { file, references, catalog, catalogRef, at }
}

/** The number before an object, and the bytes that it takes. */
function headAt(file: Bytes, offset: number): { length: number; object: number } {
  const head = /^\s*(\d+)\s+\d+\s+obj/.exec(latin.decode(file.subarray(offset, offset + 64)))
  if (!head) throw new Error(`no object at ${offset}`)
  return { length: head[0].length, object: Number(head[1]) }
}

type Holder = { nth: (place: number, context: PDFContext) => PDFObject }

/** An object that holds several: pairs of number and offset, and behind them the objects. */
function opened(stream: PDFObject | undefined): Holder {
  if (!(stream instanceof PDFRawStream)) throw new Error('no object stream')
  const bytes = decoded(stream)
  const first = stream.dict.get(PDFName.of('First'))
  const from = first instanceof PDFNumber ? first.asNumber() : 0
  const pairs = latin.decode(bytes.subarray(0, from)).trim().split(/\s+/).map(Number)
  return {
    nth: (place, context) =>
      PDFObjectParser.forBytes(bytes.subarray(from + (pairs[2 * place + 1] ?? NaN)), context).parseObject(),
  }
}
