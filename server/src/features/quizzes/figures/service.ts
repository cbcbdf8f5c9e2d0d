import { unaskedKinds } from '@aurelio/contracts/quiz-document'
import type { QuizAttempt, QuizFigures } from '@aurelio/contracts/quizzes'
import { answerText, fileIn } from '@aurelio/page'
import type { Session } from '../../../platform/access/session.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { documentIn } from '../document.ts'
import type { AnsweredFiles } from '../running/answered-files.ts'
import type { Versions } from '../running/versions.ts'
import type { QuizService } from '../service.ts'
import type { CountKind, QuizAttemptRow } from '../tables.ts'
import { answered } from './answered.ts'
import { followUpOf, saysHowToReach } from './follow-up.ts'
import type { QuizFigureStore } from './store.ts'
import { waysOf } from './ways.ts'

type Parts = {
  quizzes: Pick<QuizService, 'find'>
  store: QuizFigureStore
  versions: Versions
  answeredFiles: Pick<AnsweredFiles, 'open'>
}
type Asked = {
  id: string
  cursor?: string | undefined
  limit: number
  state?: QuizAttemptRow['state'] | 'lead' | undefined
}

/** How a quiz is answered: sums, and each attempt. */
export function quizFigureService({ quizzes, store, versions, answeredFiles }: Parts) {
  async function shown(rows: readonly QuizAttemptRow[]): Promise<QuizAttempt[]> {
    const ids = rows.map((row) => row.id)
    const answers = Map.groupBy(await store.answersOf(ids), ({ attemptId }) => attemptId)
    const steps = Map.groupBy(await store.stepsOf(ids), ({ attemptId }) => attemptId)
    return Promise.all(
      rows.map(async (row): Promise<QuizAttempt> => {
        const version = await versions.find(row.versionId)
        const given = new Map((answers.get(row.id) ?? []).map((each) => [each.question, each.answer]))
        const path = (steps.get(row.id) ?? []).map(({ fromNode }) => fromNode)
        const blocks = row.state === 'open' ? [...path, row.at] : path
        const tally = version?.runner.tallyOf(blocks, version.runner.answersIn(blocks, given))
        const node = version?.document.nodes.find((each) => each.id === row.at)
        const followUp = followUpOf(row, { questions: version?.questions ?? [], answers: given })
        return {
          id: row.id,
          startedAt: row.startedAt,
          changedAt: row.changedAt,
          state: row.state,
          version: version?.number ?? 0,
          at: row.at,
          place: node && node.type !== 'verdict' ? node.title : '',
          leadId: row.leadId,
          source: row.source,
          followUp,
          scores: (version?.document.scores ?? []).map((score) => ({
            name: score.name,
            value: tally?.scores.get(score.id) ?? 0,
          })),
          answers: (version?.questions ?? []).flatMap((question): QuizAttempt['answers'] => {
            const answer = given.get(question.id)
            const text = answer ? answerText(question, answer) : ''
            if (text === '') return []
            const { text: asked } = question
            if (followUp === 'not-allowed' && saysHowToReach(question))
              return [{ id: question.id, question: asked, text: '', isWithheld: true }]
            const file =
              question.kind === 'file' && `/api/quizzes/${row.quizId}/attempts/${row.id}/files/${question.id}`
            return [{ id: question.id, question: asked, text, ...(file && { file }) }]
          }),
        }
      }),
    )
  }

  return {
    shown,

    async of(session: Session, id: string): Promise<QuizFigures> {
      await quizzes.find(session, id)
      const rows = await store.counts(id)
      const ofKind = (kind: CountKind) =>
        rows.filter((row) => row.kind === kind).map(({ key, count, seconds }) => ({ key, count, seconds }))
      const counted = (kind: CountKind) => ofKind(kind).map(({ key, count }) => ({ key, count }))
      const byLeads = new Map(ofKind('lead-answer').map(({ key, count }) => [key, count]))
      const total = (kind: CountKind) => ofKind(kind)[0]?.count ?? 0
      return {
        started: total('started'),
        finished: total('finished'),
        leads: total('lead'),
        ways: waysOf(rows),
        blocks: ofKind('block').map(({ key, count, seconds }) => ({
          key,
          count,
          seconds: count === 0 ? 0 : Math.round(seconds / count),
        })),
        results: counted('result'),
        answers: answered(rows).map((each) => ({
          ...each,
          leads: byLeads.get(`${each.question} ${each.key}`) ?? 0,
        })),
        sources: counted('source'),
      }
    },

    /** What the columns of a file are, by the version that is taken now, else by the draft. */
    async columns(session: Session, id: string) {
      const row = await quizzes.find(session, id)
      const version = row.versionId === null ? null : await versions.find(row.versionId)
      const { nodes, scores } = version?.document ?? documentIn(row)
      const questions = nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
      return {
        questions: questions.filter(({ kind }) => !unaskedKinds.has(kind)),
        scores: scores.map(({ name }) => name),
      }
    },

    /** A file that somebody answered a question with; null where there is none any more. */
    async file(
      session: Session,
      { id, attempt, question }: { id: string; attempt: string; question: string },
    ) {
      const quiz = await quizzes.find(session, id)
      const answer = fileIn((await store.answerOf(id, attempt, question)) ?? '')
      return answer && answeredFiles.open(quiz.workspaceId, answer.id)
    },

    async attempts(session: Session, { id, cursor, limit, state }: Asked) {
      await quizzes.find(session, id)
      const rows = await store.list({ quizId: id, state }, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ changedAt }) => changedAt)
      return { items: await shown(items), nextCursor }
    },
  }
}
export type QuizFigureService = ReturnType<typeof quizFigureService>
