import type { ImportDelimiter, ImportEncoding, ImportState } from '@aurelio/contracts/table-imports'
import type { Generated, Insertable, Selectable } from 'kysely'

/** Imports out of files, of every kind. */
export type TableImportTables = { tableImport: TableImportTable }

type TableImportTable = {
  id: string
  workspaceId: string
  /** What it makes: the name of an `ImportKind`. */
  kind: Generated<string>
  /** The id of what they are made in; null where that is the workspace. */
  place: Generated<string | null>
  createdAt: string
  fileName: string
  bytes: number
  encoding: ImportEncoding
  delimiter: ImportDelimiter
  /** JSON: texts. */
  columns: string
  /** JSON: rows of texts. */
  preview: string
  /** JSON: what each column becomes. */
  mapping: string
  /** JSON: what else was said when it began. */
  choices: Generated<string>
  state: ImportState
  /** Rows gone through, below the names of the columns; and the bytes that they took. */
  rows: Generated<number>
  readBytes: Generated<number>
  imported: Generated<number>
  skipped: Generated<number>
  /** JSON: how many rows made nothing, by why. */
  reasons: Generated<string>
  brokenLine: number | null
}
export type TableImportRow = Selectable<TableImportTable>
export type NewTableImportRow = Insertable<TableImportTable>
