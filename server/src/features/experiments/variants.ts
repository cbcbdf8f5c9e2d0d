import { randomUUID } from 'node:crypto'
import { triedLetters, type VariantLetter, variantLetters } from '@aurelio/contracts/variant-letters'
import type { Page } from '@aurelio/contracts/pages'
import { type StoredPage, storedDocument } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ExperimentRow } from '../../platform/database/tables/experiments.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { withElementOf } from './sharing.ts'
import type { ExperimentStore } from './store.ts'

type Tried = (typeof triedLetters)[number]

export type VariantParts = {
  database: Database
  access: Access
  emit: Emit
  store: ExperimentStore
  /** A page of the session's workspace with its document; throws a 404 where they see none. */
  pageOf: (session: Session, id: string) => Promise<Page>
  savePage: (
    session: Session,
    change: { id: string; name: string; document: StoredPage; baseVersion: number },
  ) => Promise<unknown>
}

/** The variants of a page: documents of their own, made from A, that are prepared for its next test. */
export function variantService({ database, access, emit, store, pageOf, savePage }: VariantParts) {
  /** The test that is being prepared on a page; made where there is none. Refuses while one runs. */
  async function draftOf(session: Session, page: { id: string; name: string }): Promise<ExperimentRow> {
    const workspaceId = session.workspace.id
    const last = await store.lastOfPage(workspaceId, page.id)
    if (last?.state === 'running') throw refuse('TEST_RUNNING')
    if (last?.state === 'draft') return last
    const row: ExperimentRow = {
      id: randomUUID(),
      workspaceId,
      pageId: page.id,
      name: '',
      state: 'draft',
      effect: 20,
      dailyVisitors: 0,
      planned: 0,
      plannedDays: 0,
      salt: null,
      startedAt: null,
      endedAt: null,
      endedBy: null,
      applied: null,
      proof: null,
      lesson: '',
      goal: 'form',
      createdAt: new Date().toISOString(),
    }
    await store.insert(row)
    return row
  }

  async function find(session: Session, pageId: string, letter: VariantLetter) {
    access.demand(session, 'pages.edit')
    const test = await store.lastOfPage(session.workspace.id, pageId)
    const variant = test && (await store.variant(test.id, letter))
    if (!test || !variant) throw notFound()
    return { test, variant }
  }

  const changed = (session: Session, test: ExperimentRow) =>
    emit({ ...by(session), kind: 'experiment.changed', subject: { id: test.id, name: test.name } })

  async function addTo(test: ExperimentRow, document: string): Promise<Tried> {
    const known = new Set((await store.variantsOf([test.id])).map(({ letter }) => letter))
    const letter = triedLetters.find((each) => !known.has(each))
    if (!letter) throw refuse('TOO_MANY_VARIANTS', { most: variantLetters.length })
    if (!known.has('A'))
      await store.putVariant({ experimentId: test.id, letter: 'A', share: 0, document: '', version: 1 })
    await store.putVariant({ experimentId: test.id, letter, share: 0, document, version: 1 })
    return letter
  }

  return {
    draftOf,
    addTo,

    async add(session: Session, pageId: string) {
      access.demand(session, 'pages.edit')
      const page = await pageOf(session, pageId)
      return database.inTransaction(async () => {
        const test = await draftOf(session, page)
        const letter = await addTo(test, JSON.stringify(page.document))
        await changed(session, test)
        return { letter, version: 1, isLocked: false, document: page.document }
      })
    },

    async get(session: Session, pageId: string, letter: Tried) {
      const { test, variant } = await find(session, pageId, letter)
      const { name } = await pageOf(session, pageId)
      const { version, document } = variant
      return {
        letter,
        name,
        version,
        isLocked: test.state !== 'draft',
        document: storedDocument(document).read().page,
      }
    },

    async save(session: Session, pageId: string, letter: Tried, document: StoredPage, baseVersion: number) {
      const { test, variant } = await find(session, pageId, letter)
      if (test.state !== 'draft') throw refuse('TEST_RUNNING')
      return database.inTransaction(async () => {
        if (!(await store.saveVariant(variant, JSON.stringify(document), baseVersion))) {
          const now = await store.variant(test.id, letter)
          throw refuse('CONFLICT', { version: now?.version ?? 0, updatedAt: new Date().toISOString() })
        }
        await changed(session, test)
        return { version: baseVersion + 1 }
      })
    },

    /** Brings one element as it is in a variant to all the others; taken away there, it is taken away everywhere. */
    async share(session: Session, pageId: string, from: VariantLetter, elementId: string) {
      access.demand(session, 'pages.edit')
      const page = await pageOf(session, pageId)
      const test = await store.lastOfPage(session.workspace.id, pageId)
      if (!test) throw notFound()
      if (test.state !== 'draft') throw refuse('TEST_RUNNING')
      return database.inTransaction(async () => {
        const shown = (await store.variantsOf([test.id])).map((variant) => {
          const text = variant.letter === 'A' ? JSON.stringify(page.document) : variant.document
          return { ...variant, read: storedDocument(text).read().document }
        })
        const source = shown.find(({ letter }) => letter === from)
        if (!source) throw notFound()
        const changedIn: VariantLetter[] = []
        const left: VariantLetter[] = []
        for (const target of shown.filter(({ letter }) => letter !== from)) {
          const document = withElementOf(source.read, target.read, elementId)
          if (!document) left.push(target.letter)
          else if (target.letter === 'A') {
            const { id, name, version: baseVersion } = page
            await savePage(session, { id, name, document, baseVersion })
            changedIn.push('A')
          } else if (await store.saveVariant(target, JSON.stringify(document), target.version))
            changedIn.push(target.letter)
          else throw refuse('CONFLICT', { version: target.version, updatedAt: new Date().toISOString() })
        }
        await changed(session, test)
        return { changed: changedIn, left }
      })
    },

    async remove(session: Session, pageId: string, letter: Tried) {
      const { test } = await find(session, pageId, letter)
      if (test.state !== 'draft') throw refuse('TEST_RUNNING')
      return database.inTransaction(async () => {
        await store.removeVariant(test.id, letter)
        await changed(session, test)
        return { letter }
      })
    },
  }
}
export type VariantService = ReturnType<typeof variantService>
