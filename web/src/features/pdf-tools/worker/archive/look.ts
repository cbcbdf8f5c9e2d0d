import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

/** The value under a key, followed to its object. */
export function at(dict: PDFDict, key: string): PDFObject | undefined {
  return dict.lookup(PDFName.of(key))
}

export function nameAt(dict: PDFDict, key: string): string | undefined {
  return nameOf(at(dict, key))
}

export function nameOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined
}

export function numberAt(dict: PDFDict, key: string): number | undefined {
  const value = at(dict, key)
  return value instanceof PDFNumber ? value.asNumber() : undefined
}

export function dictAt(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const value = dict && at(dict, key)
  return value instanceof PDFDict ? value : undefined
}

export function streamAt(dict: PDFDict, key: string): PDFStream | undefined {
  const value = at(dict, key)
  return value instanceof PDFStream ? value : undefined
}

export function isTrue(value: PDFObject | undefined): boolean {
  return value === PDFBool.True
}

/** The parts of an array, followed to their objects; none for anything else. */
export function itemsOf(value: PDFObject | undefined): (PDFObject | undefined)[] {
  return value instanceof PDFArray ? value.asArray().map((_, place) => value.lookup(place)) : []
}

export function numbersOf(value: PDFObject | undefined): number[] {
  return itemsOf(value).flatMap((item) => (item instanceof PDFNumber ? [item.asNumber()] : []))
}

/** What a stream holds. Throws where that cannot be unpacked. */
export function unpacked(stream: PDFStream): Uint8Array {
  return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents()
}

/** The dictionary of a value that is one, or of a stream. */
export function dictOf(value: PDFObject | undefined): PDFDict | undefined {
  if (value instanceof PDFDict) return value
  return value instanceof PDFStream ? value.dict : undefined
}
