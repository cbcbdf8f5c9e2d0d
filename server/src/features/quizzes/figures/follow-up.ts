import type { QuizAttempt } from '@aurelio/contracts/quizzes'
import type { QuizQuestion } from '@aurelio/contracts/quiz-document'
import type { QuizAttemptRow } from '../tables.ts'

type Asked = { questions: readonly QuizQuestion[]; answers: ReadonlyMap<string, string> }

/**
 * Whether somebody who stopped halfway may be written to: only who agreed to that. Null for who came to the end or became a
 * lead, and for who never said how to be reached.
 */
export function followUpOf(
  { state, leadId }: Pick<QuizAttemptRow, 'state' | 'leadId'>,
  { questions, answers }: Asked,
): QuizAttempt['followUp'] {
  if (state === 'finished' || leadId !== null) return null
  const isAnswered = ({ id }: QuizQuestion) => (answers.get(id) ?? '') !== ''
  if (!questions.some((question) => saysHowToReach(question) && isAnswered(question))) return null
  const isAllowed = questions.some(
    (question) => question.kind === 'consent' && question.allowsFollowUp && isAnswered(question),
  )
  return isAllowed ? 'allowed' : 'not-allowed'
}

export function saysHowToReach({ kind }: Pick<QuizQuestion, 'kind'>): boolean {
  return kind === 'email' || kind === 'phone'
}
