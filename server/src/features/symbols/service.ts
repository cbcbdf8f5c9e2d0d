import { randomUUID } from 'node:crypto'
import type { SavedSymbol, SymbolDraft, SymbolWithDocument } from '@aurelio/contracts/symbols'
import {
  decodeStoredPage,
  encodePage,
  type PageDocument,
  type StoredPage,
  storedDocument,
} from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { collectSymbols } from './collect.ts'
import type { SymbolLog } from './log/symbol-log.ts'
import type { SymbolStore } from './store.ts'

/** More than this is no library that people look through. */
const most = 500

type Parts = { database: Database; access: Access; emit: Emit; store: SymbolStore; steps: SymbolLog }
type Content = { name: string; document: StoredPage }
/** A symbol as somebody has it before them. */
type Seen = { id: string; number: number; isForm: number }

/** What a workspace keeps once and shows on many pages. */
export function symbolService({ database, access, emit, store, steps }: Parts) {
  async function find(session: Session, id: string) {
    access.demand(session, 'symbols.change')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** A symbol is one element, and neither it nor one inside it is the symbol itself. */
  async function check(workspaceId: string, page: StoredPage, id?: string) {
    const read = decodeStoredPage(page)
    if (!read.ok || read.document.root.length !== 1) throw refuse('SYMBOL_NOT_ONE')
    const inside = await collectSymbols(read.document, (ids) => store.some(workspaceId, ids))
    if (id !== undefined && inside.has(id)) throw refuse('SYMBOL_INSIDE_ITSELF')
  }

  /** Writes the next version, which is from then on what the symbol is; its draft is that too where it is made `isAnew`. */
  async function advance(
    session: Session,
    { name, document, id, number, isForm: wasForm }: Content & Seen,
    isAnew: boolean,
  ) {
    const { workspace, user } = session
    // Its answers are found by it: what holds a form among other things is another thing.
    if (wasForm === 1 && isForm(document) === 0) throw refuse('SYMBOL_IS_FORM')
    const happened = by(session)
    const row = {
      id,
      workspaceId: workspace.id,
      name,
      number: number + 1,
      updatedAt: happened.at,
      isForm: isForm(document),
    }
    await database.inTransaction(async () => {
      if (!(await store.advance(row, isAnew))) throw refuse('SYMBOL_CHANGED')
      await store.insertVersion({
        symbolId: id,
        number: row.number,
        document: JSON.stringify(document),
        authorId: user.id,
        createdAt: happened.at,
      })
      await emit({ ...happened, kind: 'symbol.changed', subject: { id, name } })
    })
    return summary(row)
  }

  return {
    async list(session: Session) {
      access.demand(session, 'symbols.change')
      return { items: (await store.list(session.workspace.id)).map(summary) }
    },

    /** Those of a workspace that are forms, with what each holds. */
    async forms(workspaceId: string): Promise<{ id: string; name: string; document: PageDocument }[]> {
      const rows = await store.forms(workspaceId)
      return rows.map(({ id, name, document }) => ({
        id,
        name,
        document: storedDocument(document).read().document,
      }))
    },

    async get(session: Session, id: string): Promise<SymbolWithDocument> {
      const row = await find(session, id)
      return { ...summary(row), document: storedDocument(row.document).read().page }
    },

    /** What people are making of it, which they all have before them. */
    async draft(session: Session, id: string): Promise<SymbolDraft> {
      return database.inTransaction(async () => {
        const row = await find(session, id)
        const { document, version } = await steps.current(session.workspace.id, id)
        return { ...summary(row), version, document: encodePage(document) }
      })
    },

    /** Makes the next version out of the draft; none where nothing of it is another. */
    async finish(session: Session, id: string): Promise<SavedSymbol> {
      access.demand(session, 'symbols.change')
      return database.inTransaction(async () => {
        const { document } = await steps.current(session.workspace.id, id)
        const row = await find(session, id)
        const page = encodePage(document)
        const before = encodePage(storedDocument(row.document).read().document)
        if (JSON.stringify(before) === JSON.stringify(page)) return summary(row)
        await check(session.workspace.id, page, id)
        return advance(session, { ...row, document: page }, false)
      })
    },

    async create(session: Session, { name, document }: Content): Promise<SavedSymbol> {
      access.demand(session, 'symbols.change')
      const { workspace, user } = session
      await check(workspace.id, document)
      if ((await store.list(workspace.id)).length >= most) throw refuse('TOO_MANY_SYMBOLS', { most })
      const happened = by(session)
      const row = {
        id: randomUUID(),
        workspaceId: workspace.id,
        name,
        number: 1,
        updatedAt: happened.at,
        isForm: isForm(document),
      }
      await database.inTransaction(async () => {
        await store.insert(row)
        await store.insertVersion({
          symbolId: row.id,
          number: 1,
          document: JSON.stringify(document),
          authorId: user.id,
          createdAt: happened.at,
        })
        await emit({ ...happened, kind: 'symbol.created', subject: { id: row.id, name } })
      })
      return summary(row)
    },

    async save(
      session: Session,
      { id, baseNumber, ...content }: Content & { id: string; baseNumber: number },
    ) {
      const row = await find(session, id)
      await check(session.workspace.id, content.document, id)
      return advance(session, { ...row, ...content, number: baseNumber }, true)
    },

    /** Pages on which it stood show nothing in its place from then on; what is published stays as it is. */
    async remove(session: Session, id: string) {
      const { name } = await find(session, id)
      await database.inTransaction(async () => {
        await store.remove(session.workspace.id, id)
        await emit({ ...by(session), kind: 'symbol.removed', subject: { id, name } })
      })
      return { id }
    },

    async versions(session: Session, id: string) {
      await find(session, id)
      return { items: await store.versions(id) }
    },

    async restore(session: Session, { id, number }: { id: string; number: number }) {
      const row = await find(session, id)
      const version = await store.version(id, number)
      if (!version) throw notFound()
      const document = storedDocument(version.document).read().page
      await check(session.workspace.id, document, id)
      return advance(session, { ...row, document }, true)
    },
  }
}
export type SymbolService = ReturnType<typeof symbolService>

type Row = Omit<SavedSymbol, 'isForm'> & { isForm: number }

function summary({ id, name, number, updatedAt, isForm: held }: Row): SavedSymbol {
  return { id, name, number, updatedAt, isForm: held === 1 }
}

function isForm({ elements: [element] }: StoredPage): 0 | 1 {
  return element?.type === 'form' ? 1 : 0
}
