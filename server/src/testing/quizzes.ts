import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { quizSchema } from '@aurelio/contracts/quizzes'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** Makes a quiz, as the person does. */
export async function createQuiz(person: Person, document?: QuizDocument) {
  return quizSchema.parse(bodyOf(await person.call('POST', '/api/quizzes', { name: 'Test', document })))
}

/** The same, for anybody to take. */
export async function publishQuiz(person: Person, document?: QuizDocument) {
  const { id } = await createQuiz(person, document)
  return quizSchema.parse(bodyOf(await person.call('POST', `/api/quizzes/${id}/publication`)))
}
