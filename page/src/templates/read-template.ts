import { decodeStoredPage } from '../document/codec.ts'
import type { ReadPage } from '../document/stored-document.ts'
import { withDates } from './relative-dates.ts'

/**
 * The page of a template's file, which holds what a database would: a stored page, checked like any other. Its days are
 * counted from today.
 * @throws DocumentError where it is none, which a test of every file rules out
 */
export async function readTemplate(file: Promise<{ default: unknown }>): Promise<ReadPage> {
  const dated: unknown = JSON.parse(withDates(JSON.stringify((await file).default), new Date()))
  const read = decodeStoredPage(dated)
  if (!read.ok) throw read.error
  return { page: read.page, document: read.document }
}
