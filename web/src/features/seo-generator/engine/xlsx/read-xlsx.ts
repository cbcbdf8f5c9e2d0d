import { csvOfRows, FileError } from '@aurelio/page/generator'
import { firstSheetOf, workbookKind } from '../../../../platform/files/workbook.ts'

/** A workbook is unpacked in memory, where it takes many times its size. */
export const maxWorkbookBytes = 64 * 1024 * 1024

/** True for an Excel workbook, by its first bytes and not by its name. Throws FileError for one of before 2007. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const kind = await workbookKind(file).catch(unreadable)
  if (kind === 'old') throw new FileError({ fault: 'old-workbook' })
  return kind === 'xlsx'
}

/** The first sheet of a workbook as a CSV in UTF-8. Throws FileError where it cannot be read. */
export async function csvOfWorkbook(file: Blob): Promise<Blob> {
  if (file.size > maxWorkbookBytes)
    throw new FileError({ fault: 'file-too-large', found: file.size, expected: maxWorkbookBytes })
  const bytes = await file.arrayBuffer().catch(unreadable)
  const rows = await firstSheetOf(bytes).catch(() => {
    throw new FileError({ fault: 'damaged-workbook' })
  })
  return csvOfRows(rows)
}

function unreadable(): never {
  throw new FileError({ fault: 'unreadable' })
}
