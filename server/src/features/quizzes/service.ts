import { randomBytes, randomUUID } from 'node:crypto'
import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import type { Quiz, QuizSummary } from '@aurelio/contracts/quizzes'
import { quizAddress, type PublicOrigins, slugOf } from '@aurelio/page'
import { brokenQuotes, checkQuiz } from '@aurelio/proofs/quiz'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { documentIn } from './document.ts'
import { newQuiz } from './new-quiz.ts'
import type { QuizStore } from './store.ts'
import { keepVersion } from './keep-version.ts'
import type { QuizRow } from './tables.ts'

/** More than these nobody keeps an eye on. */
const most = 500

type Totals = Pick<QuizSummary, 'started' | 'finished' | 'leads'>
type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: QuizStore
  figures: { totals: (ids: readonly string[]) => Promise<(id: string) => Totals> }
  origins: PublicOrigins
  /** Has pages that show what stands at this address drawn anew. */
  outdate: (workspaceId: string, address: string) => Promise<void>
}

/** Quizzes of a workspace, for its team: drafts, and what anybody takes. */
export function quizService({ database, access, emit, store, figures, origins, outdate }: Parts) {
  async function find(session: Session, id: string) {
    access.demand(session, 'quizzes.keep')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function summaries(rows: readonly QuizRow[]): Promise<QuizSummary[]> {
    const totals = await figures.totals(rows.map(({ id }) => id))
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: stateOf(row),
      url: origins.shared + quizAddress(row.address),
      blocks: documentIn(row).nodes.filter(({ type }) => type === 'block').length,
      ...totals(row.id),
      changedAt: row.changedAt,
    }))
  }

  async function view(row: QuizRow): Promise<Quiz> {
    const [summary] = await summaries([row])
    if (!summary) throw notFound()
    const version = row.versionId === null ? undefined : await store.version(row.versionId)
    return { ...summary, revision: row.revision, document: documentIn(row), version: version?.number ?? null }
  }

  /** Writes what has changed of it, and tells of it. */
  async function change(session: Session, row: QuizRow, values: Partial<QuizRow>): Promise<QuizRow> {
    const event = by(session)
    return database.inTransaction(async () => {
      const changed = await store.change(row.id, row.revision, { ...values, changedAt: event.at })
      if (!changed) throw refuse('QUIZ_CHANGED')
      await emit({ ...event, kind: 'quiz.changed', subject: { id: row.id, name: changed.name } })
      return changed
    })
  }

  /** What anybody takes is another one, or nothing: pages that show it follow. */
  async function show(session: Session, row: QuizRow, values: Partial<QuizRow>): Promise<QuizRow> {
    const changed = await change(session, row, values)
    await outdate(row.workspaceId, quizAddress(row.address))
    return changed
  }

  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'quizzes.keep')
      const rows = await store.list(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ changedAt }) => changedAt)
      return { items: await summaries(items), nextCursor }
    },

    get: async (session: Session, id: string) => view(await find(session, id)),

    async create(
      session: Session,
      { name, document }: { name: string; document?: QuizDocument | undefined },
    ) {
      access.demand(session, 'quizzes.keep')
      const workspaceId = session.workspace.id
      if ((await store.count(workspaceId)) >= most) throw refuse('QUIZZES_FULL', { most })
      const event = by(session)
      const row: QuizRow = {
        id: randomUUID(),
        workspaceId,
        address: addressFor(name),
        name,
        document: JSON.stringify(document ?? newQuiz()),
        revision: 1,
        versionId: null,
        publishedRevision: null,
        changedAt: event.at,
      }
      await database.inTransaction(async () => {
        await store.insert(row)
        await emit({ ...event, kind: 'quiz.changed', subject: { id: row.id, name } })
      })
      return view(row)
    },

    async save(
      session: Session,
      { id, name, document, revision }: Pick<Quiz, 'id' | 'name' | 'document' | 'revision'>,
    ) {
      const row = await find(session, id)
      if (row.revision !== revision) throw refuse('QUIZ_CHANGED')
      const values = { name, document: JSON.stringify(document), revision: revision + 1 }
      return view(await change(session, row, values))
    },

    /** Freezes it as it is saved; who is inside an older version stays in that. */
    async publish(session: Session, id: string) {
      const row = await find(session, id)
      const read = documentIn(row)
      const { findings } = checkQuiz(read)
      if (findings.some(({ severity }) => severity === 'error') || brokenQuotes(read).length > 0)
        throw refuse('QUIZ_NOT_READY')
      const changed = await database.inTransaction(async () => {
        const { id: versionId } = await keepVersion(store, session, row, { kind: 'published', label: '' })
        return show(session, row, { versionId, publishedRevision: row.revision })
      })
      return view(changed)
    },

    /** Nobody begins it any more; who has begun finishes. */
    async withdraw(session: Session, id: string) {
      const row = await find(session, id)
      return view(
        await database.inTransaction(() => show(session, row, { versionId: null, publishedRevision: null })),
      )
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'quizzes.keep')
      return database.inTransaction(async () => {
        const row = await store.remove(session.workspace.id, id)
        if (!row) throw notFound()
        await emit({ ...by(session), kind: 'quiz.changed', subject: { id, name: row.name } })
        await outdate(row.workspaceId, quizAddress(row.address))
        return { id }
      })
    },

    find,
    view,
    change,
  }
}
export type QuizService = ReturnType<typeof quizService>

function stateOf({ versionId, publishedRevision, revision }: QuizRow): QuizSummary['state'] {
  if (versionId === null) return 'draft'
  return publishedRevision === revision ? 'published' : 'changed'
}

/** What a quiz is called says what it is; six letters by chance keep two of one name apart. */
function addressFor(name: string) {
  const letters = [...randomBytes(6)].map((byte) => (byte % 36).toString(36)).join('')
  return `${slugOf(name).slice(0, 60) || 'quiz'}-${letters}`.replaceAll(/-+/g, '-')
}
