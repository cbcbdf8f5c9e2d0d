import type { StepTableRow } from '../../platform/database/tables/steps.ts'

export type QuizRow = {
  id: string
  workspaceId: string
  /** The last part of its public address; of all quizzes one has it. */
  address: string
  name: string
  document: string
  revision: number
  /** What anybody takes now; null for nothing. */
  versionId: string | null
  publishedRevision: number | null
  changedAt: string
}
export type QuizVersionRow = {
  id: string
  quizId: string
  number: number
  name: string
  document: string
  publishedAt: string
  /** `saved`: somebody kept it; nobody takes that. */
  kind: 'published' | 'saved'
  /** What whoever kept it calls it. */
  label: string
  authorId: string | null
}
export type QuizAttemptRow = {
  id: string
  quizId: string
  versionId: string
  /** Id of the node that it is at. */
  at: string
  state: 'open' | 'finished'
  source: string
  leadId: string | null
  /** The result whose label and mail the lead was given; null for none. */
  toldResult: string | null
  /** Token of the page in which it was begun; '' for the quiz's own. */
  visit: string
  startedAt: string
  changedAt: string
}
export type QuizAnswerRow = { attemptId: string; question: string; answer: string }
export type QuizStepRow = { attemptId: string; seq: number; fromNode: string; port: string; toNode: string }

/** What is counted: of a way the key is `from port to`, of an answer `question option`. */
export const countKinds = [
  'started',
  'finished',
  'lead',
  'way',
  'block',
  'answer',
  'lead-answer',
  'result',
  'source',
] as const
export type CountKind = (typeof countKinds)[number]
export type QuizCountRow = { quizId: string; kind: CountKind; key: string; count: number; seconds: number }

/** Of these each version has its own; the rest is told of the quiz alone. */
export const versionKinds: ReadonlySet<CountKind> = new Set([
  'started',
  'finished',
  'lead',
  'result',
  'way',
  'answer',
])
export type QuizVersionCountRow = Pick<QuizCountRow, 'kind' | 'key' | 'count'> & { versionId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    quiz: QuizRow
    quizOperation: StepTableRow
    quizVersion: QuizVersionRow
    quizVersionCount: QuizVersionCountRow
    quizAttempt: QuizAttemptRow
    quizAnswer: QuizAnswerRow
    quizStep: QuizStepRow
    quizCount: QuizCountRow
  }
}
