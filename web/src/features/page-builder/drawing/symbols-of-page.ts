import {
  decodeStoredPage,
  encodePage,
  inlineSymbols,
  symbolsIn,
  type PageDocument,
  type StoredPage,
} from '@aurelio/page/document'
import { ORPCError } from '@orpc/client'
import { client } from '../../../platform/api/client.ts'

/** The same of a page as the server gives it: whoever draws it need not know of symbols. */
export async function inlinedPage<T extends { document: unknown }>(
  page: T,
): Promise<Omit<T, 'document'> & { document: StoredPage }> {
  const read = decodeStoredPage(page.document)
  if (!read.ok) throw read.error
  return { ...page, document: (await withItsSymbols(read.document)).page }
}

/** A page with what its symbols hold now in their places. One that is there no more leaves its place empty. */
export async function withItsSymbols(
  document: PageDocument,
): Promise<{ document: PageDocument; page: StoredPage }> {
  const symbols = new Map<string, PageDocument>()
  const asked = symbolsIn(document)
  // A set gives what is added while it is read: those inside others.
  for (const id of asked) {
    const held = await symbolDocument(id)
    if (!held) continue
    symbols.set(id, held)
    for (const inner of symbolsIn(held)) asked.add(inner)
  }
  const whole = inlineSymbols(document, symbols)
  return { document: whole, page: encodePage(whole) }
}

async function symbolDocument(id: string): Promise<PageDocument | undefined> {
  try {
    const read = decodeStoredPage((await client.symbols.get({ id })).document)
    return read.ok ? read.document : undefined
  } catch (error) {
    // A client sees pages, and not what they are made of.
    if (error instanceof ORPCError && (error.status === 404 || error.status === 403)) return undefined
    throw error
  }
}
