import type { newPageScheduleSchema } from '@aurelio/contracts/page-schedules'
import { detectEncoding } from '@aurelio/page/generator'
import type { z } from 'zod'

/** A file is too long to be kept with a schedule; its message is the file's name. */
export class TooLongToKeep extends Error {
  override name = 'TooLongToKeep'
}

/** A table lacks a column that the pages of a schedule are made of; its message is the file's name. */
export class ColumnGone extends Error {
  override name = 'ColumnGone'
  readonly column: string
  constructor(name: string, column: string) {
    super(name)
    this.column = column
  }
}

/** A file as a schedule keeps it: its text and its name. Throws TooLongToKeep. */
export async function keptSource(
  name: string,
  file: Blob,
  longest: number,
): Promise<z.input<typeof newPageScheduleSchema>['table']> {
  const { encoding } = await detectEncoding(file)
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  if (text.length > longest) throw new TooLongToKeep(name)
  return { kind: 'kept', name: name.slice(0, 200), text }
}
