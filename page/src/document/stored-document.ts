import { decodeStoredPage, encodePage } from './codec.ts'
import type { Operation } from './operations/operation.ts'
import { replay } from './replay.ts'
import type { PageDocument, StoredPage } from './schema.ts'

/** A page in both of its forms. */
export type ReadPage = { page: StoredPage; document: PageDocument }

/** A page as a database keeps it: its text is read when somebody first asks, and never a second time. */
export type StoredDocument = {
  /**
   * The page, brought to the version of today.
   * @throws Error where the text is no page, which only a hand in the database can have made
   */
  read: () => ReadPage
}

/**
 * What a store hands out instead of the text of its row, so that nobody after it has anything left to decode.
 * @param since what was done to the page after that text was written
 */
export function storedDocument(text: string, since: readonly (readonly Operation[])[] = []): StoredDocument {
  let known: ReadPage | undefined
  return {
    read() {
      known ??= withSteps(decoded(text), since)
      return known
    },
  }
}

function withSteps(read: ReadPage, since: readonly (readonly Operation[])[]): ReadPage {
  if (since.length === 0) return read
  const { document } = replay(read.document, since)
  return { page: encodePage(document), document }
}

function decoded(text: string): ReadPage {
  const value: unknown = JSON.parse(text)
  const read = decodeStoredPage(value)
  if (!read.ok) throw new Error(`A stored page cannot be read: ${read.error.message}`, { cause: read.error })
  return read
}
