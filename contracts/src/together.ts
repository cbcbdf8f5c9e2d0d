import { operationSchema } from '@aurelio/page/document'
import { z } from 'zod'
import { changeModeSchema } from './change-modes.ts'
import { scoped, signedIn } from './errors.ts'
import { pageNameSchema } from './pages.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { quizOperationSchema } from './quiz-operations.ts'
import { optionalLineSchema } from './text.ts'
import { orderedStepSchema, presenceSchema, refusedStepSchema } from './together-line.ts'

/** What one open editor is called among those of its document: random, and kept over a reload while steps wait. */
export const editorSessionSchema = z.string().regex(/^[\w-]{8,64}$/)

/** One thing that a person did: taken whole or refused whole. `n` counts up within its session. */
function stepOf<Operation extends z.ZodType>(operation: Operation) {
  return z.object({
    n: z.int().min(1),
    operations: z.array(operation).max(5_000),
    /** What the document is called from then on; a letter, its subject. */
    name: pageNameSchema.optional(),
  })
}

/** Of a page, a symbol or a letter. */
export const stepSchema = stepOf(operationSchema)
export type Step = z.infer<typeof stepSchema>
const quizStepSchema = stepOf(quizOperationSchema)

/** Most steps that are sent at once; who was away long sends several times. */
export const mostSteps = 200

/** What an editor says on its line. */
function editorSaysOf<OneStep extends z.ZodType>(step: OneStep) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('steps'), steps: z.array(step).min(1).max(mostSteps) }),
    z.object({ kind: z.literal('here'), presence: presenceSchema }),
  ])
}
export const editorSaysSchema = editorSaysOf(stepSchema)
export type EditorSays = z.infer<typeof editorSaysSchema>
export const quizEditorSaysSchema = editorSaysOf(quizStepSchema)
export type QuizEditorSays = z.infer<typeof quizEditorSaysSchema>

function sentOf<OneStep extends z.ZodType>(step: OneStep) {
  return z.object({
    id: idSchema,
    session: editorSessionSchema,
    /** The last place in the order that the sender knows: the document's version. */
    seen: z.int().min(0),
    steps: z.array(step).max(mostSteps),
  })
}
const sent = sentOf(stepSchema)

/** To a page programs may propose what they would do, and say in a sentence what that is. */
const sentToPage = sentOf(stepSchema.extend({ summary: optionalLineSchema(300).optional() })).extend({
  /** Where nothing is said it is as whoever made the token wants it; what a person sends is done. */
  mode: changeModeSchema.optional(),
})

const answered = z.object({
  version: z.int(),
  /** All since `seen`; null where the document is to be asked for anew. */
  steps: z.array(orderedStepSchema.extend({ operations: z.array(z.unknown()).optional() })).nullable(),
  refused: z.array(refusedStepSchema),
  /** Those that stand in the order already, and were sent once more. */
  known: z.array(z.int()),
})

/** For programs, and for editors whose line does not stand or has no room for what they have to say. */
export const together = {
  send: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/operations',
      summary: 'Hacer cambios en una página, por operaciones; responde con lo que han hecho los demás',
    })
    .errors(errorsOf('PROPOSALS_FULL'))
    .input(sentToPage)
    .output(
      /** `id`: of what was kept of the step, to be withdrawn while nobody has decided on it. */
      answered.extend({ proposed: z.array(z.object({ n: z.int(), id: z.string() })) }),
    ),
  sendToSymbol: signedIn
    .route({
      method: 'POST',
      path: '/symbols/{id}/operations',
      summary: 'Hacer cambios en el borrador de un símbolo, por operaciones',
    })
    .input(sent)
    .output(answered),
  sendToLetter: signedIn
    .route({
      method: 'POST',
      path: '/letters/{id}/operations',
      summary: 'Hacer cambios en un envío que aún no ha salido, por operaciones',
    })
    .errors(errorsOf('LETTER_HAS_LEFT'))
    .input(sent)
    .output(answered),
  sendToQuiz: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/quizzes/{id}/operations',
      summary: 'Hacer cambios en un quiz, por operaciones; responde con lo que han hecho los demás',
    })
    .input(sentOf(quizStepSchema))
    .output(answered),
}
