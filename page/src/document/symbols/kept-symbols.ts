import { z } from 'zod'
import { decodeStoredPage, encodePage } from '../codec.ts'
import type { StoredPage } from '../schema.ts'
import type { StoredDocument } from '../stored-document.ts'
import { inlineSymbols, type Symbols } from './inline-symbols.ts'

const keptSchema = z.record(z.string(), z.object({ number: z.int(), page: z.unknown() }))

/** A symbol as a publication keeps it: which version of it, and what that holds. */
export type KeptSymbol = { number: number; page: StoredPage }

/** The symbols that a publication shows, from the text in which it keeps them; none for null. */
export function readKeptSymbols(text: string | null): Map<string, KeptSymbol> {
  if (text === null) return new Map()
  return new Map(
    Object.entries(keptSchema.parse(JSON.parse(text))).flatMap(([id, { number, page }]) => {
      const read = decodeStoredPage(page)
      return read.ok ? [[id, { number, page: read.page }] as const] : []
    }),
  )
}

/** The same as text; null for none. */
export function keptSymbolsText(kept: ReadonlyMap<string, KeptSymbol>): string | null {
  return kept.size === 0 ? null : JSON.stringify(Object.fromEntries(kept))
}

/** The documents of stored symbols. One that cannot be read is left out. */
export function symbolDocuments(kept: ReadonlyMap<string, Pick<KeptSymbol, 'page'>>): Symbols {
  return new Map(
    [...kept].flatMap(([id, { page }]) => {
      const read = decodeStoredPage(page)
      return read.ok ? [[id, read.document] as const] : []
    }),
  )
}

/** A stored page with its symbols in their places; read when somebody first asks, like the page itself. */
export function withSymbols(stored: StoredDocument, kept: string | null): StoredDocument {
  if (kept === null) return stored
  let known: ReturnType<StoredDocument['read']> | undefined
  return {
    read() {
      if (known === undefined) {
        const document = inlineSymbols(stored.read().document, symbolDocuments(readKeptSymbols(kept)))
        known = { document, page: encodePage(document) }
      }
      return known
    },
  }
}
