import { decodeStoredPage } from '../document/codec.ts'
import type { ReadPage } from '../document/stored-document.ts'

/**
 * The page of a template's file, which holds what a database would: a stored page, checked like any other.
 * @throws DocumentError where it is none, which a test of every file rules out
 */
export async function readTemplate(file: Promise<{ default: unknown }>): Promise<ReadPage> {
  const read = decodeStoredPage((await file).default)
  if (!read.ok) throw read.error
  return { page: read.page, document: read.document }
}
