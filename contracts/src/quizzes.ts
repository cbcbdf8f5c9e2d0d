import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { quizDocumentSchema } from './quiz-document.ts'
import { lineSchema, typedSchema } from './text.ts'

const nameSchema = lineSchema(120)
const one = z.object({ id: idSchema })
const oneVersion = one.extend({ versionId: idSchema })

export const quizSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether anybody can take it, and whether it is as it was published. */
  state: z.enum(['draft', 'published', 'changed']),
  /** Its public address, whole. */
  url: z.string(),
  blocks: z.int(),
  started: z.int(),
  finished: z.int(),
  leads: z.int(),
  changedAt: timestampSchema,
})
export type QuizSummary = z.infer<typeof quizSummarySchema>

export const quizSchema = quizSummarySchema.extend({
  /** Goes up with each save; what was built on an older one is refused. */
  revision: z.int(),
  document: quizDocumentSchema,
  /** Of what is published; null for nothing. */
  version: z.int().nullable(),
})
export type Quiz = z.infer<typeof quizSchema>

/** How often something happened, by what it happened to. */
const countedSchema = z.object({ key: z.string(), count: z.int() })
/** Of a question that is answered by choosing: how often each answer was given. */
const answeredSchema = countedSchema.extend({ question: z.string() })

const waySchema = z.object({ from: z.string(), port: z.string(), to: z.string(), count: z.int() })

export const quizFiguresSchema = z.object({
  started: z.int(),
  finished: z.int(),
  leads: z.int(),
  /** Each way that was gone, and where it led. */
  ways: z.array(waySchema),
  /** How often each block was answered, and the seconds that took. */
  blocks: z.array(countedSchema.extend({ seconds: z.number() })),
  results: z.array(countedSchema),
  /** Of each question what was answered how often, by how many who became leads: ids of options, or numbers. */
  answers: z.array(answeredSchema.extend({ leads: z.int() })),
  sources: z.array(countedSchema),
})
export type QuizFigures = z.infer<typeof quizFiguresSchema>

export const quizAttemptSchema = z.object({
  id: z.string(),
  startedAt: timestampSchema,
  changedAt: timestampSchema,
  state: z.enum(['open', 'finished']),
  version: z.int(),
  /** Node id of the result, or of the block that was reached. */
  at: z.string(),
  /** What that is called. */
  place: z.string(),
  leadId: z.string().nullable(),
  source: z.string(),
  /** Whether who stopped halfway and said how to be reached may be written to; null for everybody else. */
  followUp: z.enum(['allowed', 'not-allowed']).nullable(),
  scores: z.array(z.object({ name: z.string(), value: z.number() })),
  answers: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      text: z.string(),
      /** It would say how to reach somebody who never allowed it: its text is left out. */
      isWithheld: z.boolean().optional(),
      /** It is a file: where it can be fetched, for who reads the answers. */
      file: z.string().optional(),
    }),
  ),
})
export type QuizAttempt = z.infer<typeof quizAttemptSchema>

const rateSchema = z.object({ started: z.int(), finished: z.int(), leads: z.int() })

export const quizVersionSchema = rateSchema.extend({
  id: z.string(),
  /** Counts up from 1 within the quiz. */
  number: z.int(),
  /** What made it: it was published, or somebody kept what was saved. */
  kind: z.enum(['published', 'saved']),
  /** What whoever kept it calls it; '' for nothing. */
  label: z.string(),
  /** Null where that person is gone, and for what was published before authors were kept. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: timestampSchema,
  /** Whether it is what anybody takes now. */
  isLive: z.boolean(),
})
export type QuizVersion = z.infer<typeof quizVersionSchema>

/** A version as it was, with what was done in it. */
export const quizVersionWholeSchema = quizVersionSchema.extend({
  document: quizDocumentSchema,
  results: z.array(countedSchema),
  answers: z.array(answeredSchema),
  ways: z.array(waySchema),
})
export type QuizVersionWhole = z.infer<typeof quizVersionWholeSchema>

/** Quizzes of a workspace: what they ask, how they are answered. */
export const quizzes = {
  list: scoped('pages:read')
    .route({ method: 'GET', path: '/quizzes', summary: 'Los quizzes, el último cambiado primero' })
    .input(pagingSchema)
    .output(pageOf(quizSummarySchema)),
  get: scoped('pages:read')
    .route({ method: 'GET', path: '/quizzes/{id}', summary: 'Un quiz con sus bloques' })
    .input(one)
    .output(quizSchema),
  create: scoped('pages:write')
    .route({ method: 'POST', path: '/quizzes', successStatus: 201, summary: 'Crear un quiz' })
    .errors(errorsOf('QUIZZES_FULL'))
    .input(z.object({ name: nameSchema, document: quizDocumentSchema.optional() }))
    .output(quizSchema),
  save: scoped('pages:write')
    .route({ method: 'PUT', path: '/quizzes/{id}', summary: 'Guardar un quiz' })
    .errors(errorsOf('QUIZ_CHANGED'))
    .input(
      one.extend({
        name: nameSchema,
        document: quizDocumentSchema,
        /** The one that it was built on. */
        revision: z.int(),
      }),
    )
    .output(quizSchema),
  remove: scoped('pages:write')
    .route({ method: 'DELETE', path: '/quizzes/{id}', summary: 'Eliminar un quiz y sus respuestas' })
    .input(one)
    .output(one),
  publish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/quizzes/{id}/publication',
      summary: 'Publicar un quiz tal como está guardado',
    })
    .errors(errorsOf('QUIZ_NOT_READY'))
    .input(one)
    .output(quizSchema),
  withdraw: scoped('pages:publish')
    .route({ method: 'DELETE', path: '/quizzes/{id}/publication', summary: 'Retirar un quiz' })
    .input(one)
    .output(quizSchema),
  versions: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/quizzes/{id}/versions',
      summary: 'Versiones de un quiz, la última primero',
    })
    .input(one.extend(pagingSchema.shape))
    .output(pageOf(quizVersionSchema)),
  version: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/quizzes/{id}/versions/{versionId}',
      summary: 'Una versión de un quiz con sus bloques y sus cifras',
    })
    .input(oneVersion)
    .output(quizVersionWholeSchema),
  keepVersion: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/quizzes/{id}/versions',
      successStatus: 201,
      summary: 'Conservar un quiz tal como está guardado',
    })
    .input(one.extend({ label: typedSchema(120).default('') }))
    .output(quizVersionSchema),
  restore: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/quizzes/{id}/versions/{versionId}/restoration',
      summary: 'Volver a una versión; lo que había queda como otra',
    })
    .errors(errorsOf('QUIZ_CHANGED'))
    .input(oneVersion.extend({ revision: z.int() }))
    .output(quizSchema),
  figures: scoped('leads:read')
    .route({ method: 'GET', path: '/quizzes/{id}/figures', summary: 'Cómo se contesta un quiz' })
    .input(one)
    .output(quizFiguresSchema),
  attempts: scoped('leads:read')
    .route({ method: 'GET', path: '/quizzes/{id}/attempts', summary: 'Lo que ha contestado cada persona' })
    .input(one.extend({ ...pagingSchema.shape, state: z.enum(['open', 'finished', 'lead']).optional() }))
    .output(pageOf(quizAttemptSchema)),
}
