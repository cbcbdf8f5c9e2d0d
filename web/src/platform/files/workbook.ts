const signatures = { xlsx: [0x50, 0x4b, 3, 4], old: [0xd0, 0xcf, 0x11, 0xe0] } as const

/** Whether a file is an Excel workbook, by its first bytes and not by its name: `old` for one of before 2007, null for none. */
export async function workbookKind(file: Blob): Promise<keyof typeof signatures | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const starts = (signature: readonly number[]) => signature.every((byte, at) => head[at] === byte)
  if (starts(signatures.old)) return 'old'
  return starts(signatures.xlsx) ? 'xlsx' : null
}

/** The rows of the first sheet of a workbook, as texts. Rejects where it is damaged. */
export async function firstSheetOf(bytes: ArrayBuffer): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(bytes, 1, { trim: false, parseNumber: shownNumber })
  return rows.map((row) => row.map(textOf))
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
