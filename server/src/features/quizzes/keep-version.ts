import { randomUUID } from 'node:crypto'
import type { Session } from '../../platform/access/session.ts'
import type { QuizStore } from './store.ts'
import type { QuizRow, QuizVersionRow } from './tables.ts'

/** Keeps a quiz as it is saved, within the open transaction. */
export async function keepVersion(
  store: QuizStore,
  { user }: Pick<Session, 'user'>,
  { id: quizId, name, document }: QuizRow,
  why: Pick<QuizVersionRow, 'kind' | 'label'>,
): Promise<QuizVersionRow> {
  const number = ((await store.lastVersion(quizId))?.number ?? 0) + 1
  const publishedAt = new Date().toISOString()
  const row = { id: randomUUID(), quizId, number, name, document, publishedAt, authorId: user.id, ...why }
  await store.insertVersion(row)
  return row
}
