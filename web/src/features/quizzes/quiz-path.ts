import { addresses } from '@aurelio/contracts/addresses'

/** Where quizzes are made (page-builder.md §2). */
export const quizBuilderPath = addresses.quizBuilder
export function quizEditPath(id: string): string {
  return `${quizBuilderPath}/${id}`
}

/** Where it is read how they are answered. */
export const quizAnswersPath = addresses.quiz
export const quizFiguresPath = addresses.answersOfQuiz
