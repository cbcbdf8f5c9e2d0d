import { longestImport } from '@aurelio/contracts/collections'
import { firstSheetOf, workbookKind } from '../../../platform/files/workbook.ts'
import { csvText } from '../../../ui/charts/csv.ts'

/** Bytes of a workbook: unpacked in memory it takes many times its size. */
const largestWorkbook = 32 * 1024 * 1024

export type TableFault = 'too-large' | 'old' | 'damaged'

/** A file that a person brings as a CSV: of a workbook its first sheet. */
export async function csvOfFile(file: File): Promise<{ csv: string } | { fault: TableFault }> {
  const kind = await workbookKind(file)
  if (kind === 'old') return { fault: 'old' }
  if (file.size > (kind === 'xlsx' ? largestWorkbook : longestImport)) return { fault: 'too-large' }
  const bytes = await file.arrayBuffer()
  if (kind === null) return { csv: textIn(bytes) }
  const rows = await firstSheetOf(bytes).catch(() => null)
  if (!rows) return { fault: 'damaged' }
  const [head = [], ...below] = rows.filter((row) => row.some((cell) => cell !== ''))
  const csv = csvText({ head, rows: below }).replace(/^\uFEFF/, '')
  return csv.length > longestImport ? { fault: 'too-large' } : { csv }
}

/** A file of UTF-8, or of a Spanish Excel, which writes Windows-1252. */
function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
