import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const topics = ['quizzes'] as const

const actions = [action('quizzes.keep', 'Crear quizzes, publicarlos y leer lo que se contesta')] as const

const events = [
  /** Quizzes were made, saved, published, withdrawn or removed: screens ask again. */
  event('quiz.changed', about, { topics }),
] as const

const problems = {
  QUIZZES_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) => `El espacio ya tiene ${most} quizzes: es el máximo.`,
  },
  QUIZ_CHANGED: {
    status: 409,
    detail: () => 'Otra persona ha guardado este quiz mientras lo editabas.',
  },
  QUIZ_NOT_READY: {
    status: 409,
    detail: () => 'Al quiz le falta algo que impide terminarlo. Mira lo que dice «Comprobar».',
  },
} satisfies Definitions

export const quizzesSay = { actions, events, problems }
