import { randomUUID } from 'node:crypto'
import { type Operation, pageForm } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Sent, SentStep, SharedDocuments } from '../../platform/document-log/parts.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { AssistantStore } from './store.ts'
import type { AssistantChangeRow } from './tables.ts'

/** Proposals of a page that nobody has decided on, and what each may hold: everybody who has it open is told them. */
const mostProposed = 30
const mostLetters = 64 * 1024
/** For so long what was done is listed, and can be undone as a whole. */
const keptMs = 90 * 24 * 60 * 60 * 1000

type Document = ReturnType<typeof pageForm.read>
/** Steps that say in a sentence what they do. */
export type SummedUp = Omit<Sent<Operation>, 'steps'> & {
  steps: readonly (SentStep<Operation> & { summary?: string | undefined })[]
}

export type WorkingParts = {
  database: Database
  access: Access
  store: AssistantStore
  shared: SharedDocuments<Operation>
  /** A page as its order has it; nobody changes it until the transaction ends. */
  current: (workspaceId: string, id: string) => Promise<{ document: Document; version: number }>
  /** Tells that something is not what it was. */
  tell: (session: Session, pageId: string) => Promise<void>
}

/** How programs change pages: at once, with what takes it back kept; or as proposals, which change nothing yet. */
export function assistantsAtWork({ database, access, store, shared, current, tell }: WorkingParts) {
  return {
    /** Puts steps into the order of a page. What a program does is kept with what takes it back. */
    append(session: Session, sent: SummedUp) {
      if (!session.program) return shared.append(session, sent)
      return database.inTransaction(async () => {
        access.demand(session, shared.action)
        const { document } = await current(session.workspace.id, sent.id)
        const appended = await shared.append(session, sent)
        if (appended.taken.length === 0) return appended
        const { inverses } = pageForm.replay(
          document,
          appended.taken.map(({ operations }) => operations),
        )
        const said = new Map(sent.steps.map(({ n, summary }) => [n, summary]))
        const done = appended.taken.map(({ sequence, n, operations }, index) => {
          const row = rowOf(session, sent, { n, operations, summary: said.get(n) })
          const inverse = JSON.stringify(inverses[index])
          return { ...row, session: row.id, state: 'done' as const, inverse, sequence }
        })
        await store.forget(sent.id, new Date(Date.now() - keptMs).toISOString())
        await store.insert(done)
        await tell(session, sent.id)
        return appended
      })
    },

    /** Keeps steps as proposals, each of which would find its place now. What is sent once more is kept once. */
    propose(session: Session, sent: SummedUp) {
      return database.inTransaction(async () => {
        access.demand(session, shared.action)
        const { document, version } = await current(session.workspace.id, sent.id)
        const known = await store.known(sent.id, session.program?.id ?? '', sent.session)
        const fresh = sent.steps.filter(({ n }) => !known.has(n))
        const { refused } = pageForm.replay(
          document,
          fresh.map(({ operations }) => operations),
        )
        const rows = fresh.map((step) => rowOf(session, sent, step))
        const codeOf = (index: number) =>
          refused.get(index)?.code ??
          ((rows[index]?.operations.length ?? 0) > mostLetters ? 'too-large' : undefined)
        const kept = rows.filter((_row, index) => codeOf(index) === undefined)
        if (kept.length > 0 && (await store.countProposed(sent.id)) + kept.length > mostProposed)
          throw refuse('PROPOSALS_FULL', { most: mostProposed })
        await store.insert(kept)
        if (kept.length > 0) await tell(session, sent.id)
        return {
          version,
          refused: rows.flatMap(({ n }, index) => {
            const code = codeOf(index)
            return code === undefined ? [] : [{ n, code }]
          }),
          known: sent.steps.flatMap(({ n }) => (known.has(n) ? [n] : [])),
          proposed: [
            ...kept.map(({ n, id }) => ({ n, id })),
            ...sent.steps.flatMap(({ n }) => {
              const id = known.get(n)
              return id === undefined ? [] : [{ n, id }]
            }),
          ],
        }
      })
    },
  }
}

/** A change as it is kept before anybody has decided on it. */
function rowOf(
  { workspace, program }: Session,
  { id, session }: SummedUp,
  step: { n: number; operations: readonly Operation[]; summary?: string | undefined },
): AssistantChangeRow {
  return {
    id: randomUUID(),
    workspaceId: workspace.id,
    pageId: id,
    tokenId: program?.id ?? '',
    assistant: program?.name ?? '',
    session,
    n: step.n,
    state: 'proposed',
    summary: step.summary ?? '',
    operations: JSON.stringify(step.operations),
    inverse: null,
    sequence: null,
    at: new Date().toISOString(),
    decidedBy: null,
    decidedAt: null,
  }
}
