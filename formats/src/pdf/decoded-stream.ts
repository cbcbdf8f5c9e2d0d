import { decodePDFRawStream, PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib'

/** What a stream holds, also where its rows are written as differences from the row above (ISO 32000-1, 7.4.4.4). */
export function decoded(stream: PDFRawStream): Uint8Array {
  const bytes = decodePDFRawStream(stream).decode()
  const ways = stream.dict.get(PDFName.of('DecodeParms'))
  const told = (key: string) => {
    const value = ways instanceof PDFDict ? ways.get(PDFName.of(key)) : undefined
    return value instanceof PDFNumber ? value.asNumber() : 1
  }
  return told('Predictor') < 10 ? bytes : summed(bytes, told('Columns'))
}

/** Each row begins with how it was written: as it is (0), or beside its left (1), above (2) or both (3) neighbours. */
function summed(bytes: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(bytes.length / (columns + 1))
  const whole = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const way = bytes[row * (columns + 1)] ?? 0
    if (way > 3) throw new Error(`rows of kind ${way} are not read`)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column
      const left = column === 0 ? 0 : (whole[at - 1] ?? 0)
      const above = row === 0 ? 0 : (whole[at - columns] ?? 0)
      const beside = [0, left, above, (left + above) >> 1][way] ?? 0
      whole[at] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + beside
    }
  }
  return whole
}
