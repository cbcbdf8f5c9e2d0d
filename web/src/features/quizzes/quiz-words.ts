import type { ProblemWords } from '../../platform/api/error-text.ts'

/** Why something could not be done with a quiz. */
export const quizProblemWords = {
  QUIZZES_FULL: 'El espacio ya tiene {{most}} quizzes: es el máximo. Elimina alguno que ya no uses.',
  QUIZ_CHANGED: 'Alguien acaba de cambiar este quiz. Inténtalo otra vez.',
  QUIZ_NOT_READY: 'Falta algo que impide publicarlo: está arriba, en «Comprobación».',
} as const satisfies ProblemWords
