import type { Action } from '@aurelio/contracts/access'
import type { z } from 'zod'
import type { TableImportRow } from '../database/tables/table-imports.ts'

/** An import that runs, as what makes things of its rows sees it. */
export type RunningImport<Target extends string, Choices> = Pick<
  TableImportRow,
  'id' | 'workspaceId' | 'place' | 'fileName' | 'createdAt'
> & { columns: readonly string[]; mapping: readonly Target[]; choices: Choices }

/** What came of some rows: so many things, and how many rows made none, by why. */
export type Kept = { imported: number; reasons: Readonly<Record<string, number>> }

/** What a room makes of the rows of a file. */
export type ImportKind<Target extends string, Choices> = {
  /** Part of the names of its jobs, its files and its limit, as `lead`. */
  name: string
  action: Action
  targets: readonly [Target, ...Target[]]
  choices: z.ZodType<Choices>
  /** What the columns probably are, by their names. */
  suggest: (columns: readonly string[]) => Target[]
  /** Rows that are made something of at once, in one transaction. */
  atOnce: number
  /** Makes things of rows, in the transaction in which it is noted how far it is. */
  keep: (running: RunningImport<Target, Choices>, rows: readonly (readonly string[])[]) => Promise<Kept>
  /** After each such transaction. */
  afterwards?: () => Promise<unknown>
  /** Takes some of what it made back, in a transaction; how many. */
  takeBack: (row: Pick<TableImportRow, 'id' | 'workspaceId'>, limit: number) => Promise<number>
  /** Tells in a transaction that some are in, or gone again. */
  tell: (row: Pick<TableImportRow, 'id' | 'workspaceId' | 'fileName'>) => Promise<void>
}

/** Where the file of an import lies until all of it is in. */
export function fileKeyOf({ id, kind }: Pick<TableImportRow, 'id' | 'kind'>): string {
  return `${kind}-imports/${id}`
}
