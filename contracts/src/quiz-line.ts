import type { z } from 'zod'
import { quizOperationSchema } from './quiz-operations.ts'
import { orderedStepOf, serverSaysOf } from './together-line.ts'

/** A step of a quiz as its order has it. */
export const orderedQuizStepSchema = orderedStepOf(quizOperationSchema)
export type OrderedQuizStep = z.infer<typeof orderedQuizStepSchema>

/** What the builder of a quiz hears on its line. */
export const quizServerSaysSchema = serverSaysOf(orderedQuizStepSchema)
