import type { Touched } from '@aurelio/contracts/symbols'
import {
  type KeptSymbol,
  keptSymbolsText,
  type PageDocument,
  readKeptSymbols,
  storedDocument,
} from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import { collectSymbols } from './collect.ts'
import type { SymbolStore } from './store.ts'

/** A page in which a symbol stands, and what is live of it. */
export type PageWithSymbol = {
  id: string
  name: string
  live: { id: string; versionId: string; symbols: string | null } | null
}

/** What others know of pages. */
export type AroundSymbols = {
  pagesWith: (workspaceId: string, symbolIds: readonly string[]) => Promise<readonly PageWithSymbol[]>
  /** The text of the page that a publication shows. */
  versionOf: (pageId: string, versionId: string) => Promise<string>
  /** Gives a publication these symbols; nothing else of it changes. */
  reshape: (publicationId: string, symbols: string | null) => Promise<void>
}

type Parts = AroundSymbols & { database: Database; access: Access; emit: Emit; store: SymbolStore }

/** Where symbols stand, and what is published of them. */
export function symbolsOnPages({ database, access, emit, store, pagesWith, versionOf, reshape }: Parts) {
  async function find(session: Session, id: string) {
    access.demand(session, 'symbols.change')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** The symbol and every other that holds it, by itself or inside another one. */
  async function holding(workspaceId: string, id: string): Promise<string[]> {
    const found = new Set([id])
    // A set gives what is added while it is read.
    for (const each of found) for (const outer of await store.holding(workspaceId, each)) found.add(outer)
    return [...found]
  }

  async function touched(workspaceId: string, { id, number }: { id: string; number: number }) {
    const pages = await pagesWith(workspaceId, await holding(workspaceId, id))
    return pages.map((page) => {
      const shown = page.live ? readKeptSymbols(page.live.symbols).get(id) : undefined
      return { ...page, isOutdated: shown !== undefined && shown.number < number }
    })
  }

  async function told(session: Session, id: string): Promise<Touched> {
    const pages = await touched(session.workspace.id, await find(session, id))
    return {
      pages: pages.map((page) => ({
        id: page.id,
        name: page.name,
        isPublished: page.live !== null,
        isOutdated: page.isOutdated,
      })),
    }
  }

  return {
    pages: told,

    /** The published pages show it as it is now; other symbols, and the pages themselves, stay as they were. */
    async publish(session: Session, id: string): Promise<Touched> {
      const symbol = await find(session, id)
      const workspaceId = session.workspace.id
      for (const { id: pageId, live, isOutdated } of await touched(workspaceId, symbol)) {
        if (!live || !isOutdated) continue
        const kept = readKeptSymbols(live.symbols)
        kept.delete(id)
        const { document } = storedDocument(await versionOf(pageId, live.versionId)).read()
        await reshape(live.id, keptSymbolsText(await collected(workspaceId, document, kept)))
      }
      await database.inTransaction(() =>
        emit({ ...by(session), kind: 'symbol.changed', subject: { id, name: symbol.name } }),
      )
      return told(session, id)
    },

    /** What a page shows of symbols as they are now, as a publication keeps it; null for none. */
    async keptFor(workspaceId: string, document: PageDocument): Promise<string | null> {
      return keptSymbolsText(await collected(workspaceId, document, new Map()))
    },
  }

  /** Those that are kept stay what they are; the others are taken as they are now. */
  function collected(workspaceId: string, document: PageDocument, kept: ReadonlyMap<string, KeptSymbol>) {
    return collectSymbols(document, async (ids) => {
      const held = ids.flatMap((id) => {
        const symbol = kept.get(id)
        return symbol ? [{ id, number: symbol.number, document: JSON.stringify(symbol.page) }] : []
      })
      const missing = ids.filter((id) => !kept.has(id))
      return [...held, ...(await store.some(workspaceId, missing))]
    })
  }
}
export type SymbolsOnPages = ReturnType<typeof symbolsOnPages>
