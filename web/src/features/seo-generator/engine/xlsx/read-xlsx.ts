import { csvOfRows, FileError } from '@aurelio/page/generator'

/** A workbook is unpacked in memory, where it takes many times its size. */
export const maxWorkbookBytes = 64 * 1024 * 1024
const signatures = { zip: [0x50, 0x4b, 3, 4], compound: [0xd0, 0xcf, 0x11, 0xe0] } as const

/** True for an Excel workbook, by its first bytes and not by its name. Throws FileError for one of before 2007. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer().catch(unreadable))
  const starts = (signature: readonly number[]) => signature.every((byte, at) => head[at] === byte)
  if (starts(signatures.compound)) throw new FileError({ fault: 'old-workbook' })
  return starts(signatures.zip)
}

/** The first sheet of a workbook as a CSV in UTF-8. Throws FileError where it cannot be read. */
export async function csvOfWorkbook(file: Blob): Promise<Blob> {
  if (file.size > maxWorkbookBytes)
    throw new FileError({ fault: 'file-too-large', found: file.size, expected: maxWorkbookBytes })
  const { readSheet } = await import('read-excel-file/universal')
  const bytes = await file.arrayBuffer().catch(unreadable)
  const rows = await readSheet(bytes, 1, { trim: false, parseNumber: shownNumber }).catch(() => {
    throw new FileError({ fault: 'damaged-workbook' })
  })
  return csvOfRows(rows.map((row) => row.map(textOf)))
}

/**
 * A number as Excel shows it, which is of fifteen digits: its files hold what a computer makes of 4.4, 4.4000000000000004. All
 * others stay as they are written: a postal code is no quantity.
 */
function shownNumber(text: string): string {
  const digits = text.replace(/e.*$/i, '').replaceAll(/^-?[0.]*|\./g, '')
  return text.includes('.') && digits.length > 15 ? String(Number(Number(text).toPrecision(15))) : text
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$|:00\.000Z$/, '')
      .replace('T', ' ')
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'string' ? cell : ''
}

function unreadable(): never {
  throw new FileError({ fault: 'unreadable' })
}
