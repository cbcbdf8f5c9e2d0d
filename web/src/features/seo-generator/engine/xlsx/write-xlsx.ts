import { Zip, ZipDeflate } from 'fflate'
import { excelRows } from '@aurelio/page/generator'
import { rowXml, sheetEnd, sheetStart, workbookParts } from './parts.ts'

/** Fast, and a sheet of repeated texts packs well even so. */
const level = 3
/** Texts handed to the packer at once. */
const pieceLength = 256 * 1024

/**
 * Rows as an Excel workbook, while they are made: neither is ever whole in memory. Rows that a sheet does not take go into
 * further ones, each with the header.
 */
export async function* workbookOf(
  batches: AsyncIterable<readonly string[][]>,
  sheetName: string,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const book = openBook(packed)
  for await (const rows of batches) {
    for (const cells of rows) {
      book.row(cells)
      yield* packed.splice(0)
    }
  }
  book.end(sheetName)
  yield* packed.splice(0)
}

/** Packs rows into sheets, and the sheets into the file. */
function openBook(packed: Uint8Array[]) {
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  const encoder = new TextEncoder()
  let header: readonly string[] | undefined
  let sheet: ZipDeflate | undefined
  let sheets = 0
  let rows = 0
  let text = ''

  function add(name: string) {
    const file = new ZipDeflate(name, { level })
    zip.add(file)
    return file
  }
  function write(piece: string) {
    text += piece
    if (text.length < pieceLength) return
    sheet?.push(encoder.encode(text))
    text = ''
  }
  function endSheet() {
    sheet?.push(encoder.encode(text + sheetEnd), true)
    text = ''
  }
  function beginSheet(first: readonly string[]) {
    if (sheet) endSheet()
    sheets += 1
    sheet = add(`xl/worksheets/sheet${sheets}.xml`)
    rows = 1
    write(sheetStart + rowXml(first, rows))
  }

  return {
    row(cells: readonly string[]) {
      if (!header) {
        header = cells
        beginSheet(cells)
        return
      }
      if (rows === excelRows) beginSheet(header)
      rows += 1
      write(rowXml(cells, rows))
    },
    end(sheetName: string) {
      endSheet()
      for (const { name, content } of workbookParts(sheets, sheetName))
        add(name).push(encoder.encode(content), true)
      zip.end()
    },
  }
}
