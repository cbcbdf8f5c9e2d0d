import { client } from '../../../../platform/api/client.ts'
import { i18n } from '../../../../platform/i18n/i18n.ts'
import { saidOf } from '../../../../platform/together/exchange.ts'
import { sendWaiting } from '../../../../platform/together/send-waiting.ts'
import { waitingOf } from '../../../../platform/together/waiting-steps.ts'
import { keepWaiting, readWaiting } from './waiting.ts'

/** Sends what was done to quizzes that nobody has open and only this browser holds; null when nothing is left, else what it is of. */
export async function saveStoredQuizzes(): Promise<string | null> {
  for (const quiz of waitingOf('quiz')) {
    const isSent = await sendWaiting(readWaiting(quiz), 0, ({ steps, ...sent }) =>
      client.together.sendToQuiz({ id: quiz.id, ...sent, steps: saidOf(steps) }),
    )
    if (!isSent) return i18n.t('un quiz')
    keepWaiting(quiz, [])
  }
  return null
}
