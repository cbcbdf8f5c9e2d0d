import type { QuizVersion, QuizVersionWhole } from '@aurelio/contracts/quizzes'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { documentIn } from '../document.ts'
import { answered } from '../figures/answered.ts'
import { waysOf } from '../figures/ways.ts'
import type { QuizService } from '../service.ts'
import type { QuizStore } from '../store.ts'
import type { CountKind, QuizVersionRow } from '../tables.ts'
import { keepVersion } from '../keep-version.ts'

export type TeamNames = (workspaceId: string) => Promise<readonly { id: string; name: string }[]>
type Parts = {
  database: Database
  quizzes: Pick<QuizService, 'find' | 'view' | 'change'>
  store: QuizStore
  /** Those who may have made a version. */
  teamNames: TeamNames
}
type Listed = Omit<QuizVersionRow, 'document'>

/** What a quiz was: each publication, and what somebody kept. */
export function quizVersionService({ database, quizzes, store, teamNames }: Parts) {
  async function told(session: Session, rows: readonly Listed[], liveId: string | null) {
    const counts = await store.versionCounts(rows.map(({ id }) => id))
    const names = rows.length > 0 ? await teamNames(session.workspace.id) : []
    return rows.map((row): QuizVersion => {
      const { id, number, kind, label, publishedAt: createdAt } = row
      const total = (of: CountKind) =>
        counts.find((each) => each.versionId === id && each.kind === of)?.count ?? 0
      return {
        id,
        number,
        kind,
        label,
        author: names.find((person) => person.id === row.authorId) ?? null,
        createdAt,
        isLive: id === liveId,
        started: total('started'),
        finished: total('finished'),
        leads: total('lead'),
      }
    })
  }

  return {
    async list(
      session: Session,
      { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
    ) {
      const quiz = await quizzes.find(session, id)
      const rows = await store.versionsOf(id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ publishedAt }) => publishedAt)
      return { items: await told(session, items, quiz.versionId), nextCursor }
    },

    async get(session: Session, id: string, versionId: string): Promise<QuizVersionWhole> {
      const quiz = await quizzes.find(session, id)
      const row = await store.versionOf(id, versionId)
      const [version] = row ? await told(session, [row], quiz.versionId) : []
      if (!row || !version) throw notFound()
      const counts = await store.versionCounts([versionId])
      const results = counts.filter(({ kind }) => kind === 'result').map(({ key, count }) => ({ key, count }))
      const ways = waysOf(counts)
      return { ...version, document: documentIn(row), results, answers: answered(counts), ways }
    },

    async keep(session: Session, { id, label }: { id: string; label: string }): Promise<QuizVersion> {
      const quiz = await quizzes.find(session, id)
      const row = await database.inTransaction(() =>
        keepVersion(store, session, quiz, { kind: 'saved', label }),
      )
      const [version] = await told(session, [row], quiz.versionId)
      if (!version) throw notFound()
      return version
    },

    /** What it is until now stays as a version, unless it is the last one. */
    async restore(
      session: Session,
      { id, versionId, revision }: { id: string; versionId: string; revision: number },
    ) {
      const quiz = await quizzes.find(session, id)
      if (quiz.revision !== revision) throw refuse('QUIZ_CHANGED')
      const version = await store.versionOf(id, versionId)
      if (!version) throw notFound()
      const { name, document } = version
      const changed = await database.inTransaction(async () => {
        const last = await store.lastVersion(id)
        if (last?.document !== quiz.document || last.name !== quiz.name)
          await keepVersion(store, session, quiz, { kind: 'saved', label: '' })
        return quizzes.change(session, quiz, { name, document, revision: revision + 1 })
      })
      return quizzes.view(changed)
    },
  }
}
export type QuizVersionService = ReturnType<typeof quizVersionService>
