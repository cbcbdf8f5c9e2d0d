import { z } from 'zod'
import { drawnLetterSchema, segmentChoiceSchema } from './drawn-letter.ts'
import { signedIn } from './errors.ts'
import { graphIdSchema } from './graph.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { letterCheckSchema } from './letter-findings.ts'
import { sequenceFindingSchema, sequenceGraphSchema, sequenceRulesSchema } from './sequence-graph.ts'
import { lineSchema, typedSchema } from './text.ts'

const nameSchema = lineSchema(80)
const byId = z.object({ id: idSchema })

export const sequenceStates = ['draft', 'running', 'paused'] as const
export type SequenceState = (typeof sequenceStates)[number]

export const sequenceSchema = z.object({
  id: z.string(),
  name: z.string(),
  list: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(sequenceStates),
  /** Grows by one with each save. */
  number: z.int(),
  graph: sequenceGraphSchema,
  rules: sequenceRulesSchema,
  findings: z.array(sequenceFindingSchema),
  /** How many wait at each step, by its id. */
  waiting: z.record(z.string(), z.int()),
  /** Those of them who go on in what stood here before the last save. */
  inOlder: z.int(),
  entered: z.int(),
  finished: z.int(),
  /** Who left it because they had done what it was for. */
  reached: z.int(),
  left: z.int(),
  sent: z.int(),
  /** Letters that were being handed over when the process ended: nobody knows whether they arrived. */
  doubt: z.int(),
  /** Letters that wait for their turn, since who gets them wants fewer. */
  held: z.int(),
  /** What came of its letters: leads, and their value in cents. */
  leads: z.int(),
  valueCents: z.int(),
})
export type Sequence = z.infer<typeof sequenceSchema>

export const sequenceTemplates = ['welcome', 'quote', 'course', 'reactivation'] as const
export type SequenceTemplate = (typeof sequenceTemplates)[number]

export const sequencePersonStates = ['waiting', 'sending', 'finished', 'reached', 'left'] as const
export const sequencePersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  stepId: z.string(),
  state: z.enum(sequencePersonStates),
  dueAt: timestampSchema,
  enteredAt: timestampSchema,
  sent: z.int(),
  /** Whether they go on in what stood there before the last save. */
  isInOlder: z.boolean(),
})
export type SequencePerson = z.infer<typeof sequencePersonSchema>

/** Letters that follow each other by themselves. */
export const sequenceCalls = {
  sequences: signedIn
    .route({ method: 'GET', path: '/sequences', summary: 'Secuencias de correos' })
    .output(z.object({ items: z.array(sequenceSchema) })),
  createSequence: signedIn
    .route({ method: 'POST', path: '/sequences', successStatus: 201, summary: 'Crear una secuencia' })
    .input(
      z.object({
        name: nameSchema,
        listId: idSchema.optional(),
        template: z.enum(sequenceTemplates).default('welcome'),
      }),
    )
    .output(sequenceSchema),
  saveSequence: signedIn
    .route({ method: 'PUT', path: '/sequences/{id}', summary: 'Guardar una secuencia' })
    .errors(errorsOf('SEQUENCE_NOT_READY', 'SEQUENCE_CHANGED'))
    .input(
      byId.extend({
        name: nameSchema,
        listId: idSchema.nullable(),
        graph: sequenceGraphSchema,
        rules: sequenceRulesSchema,
        baseNumber: z.int(),
        /** Takes those who are inside along into what is saved, where their step still stands; without it they go on in theirs. */
        moves: z.boolean().default(false),
      }),
    )
    .output(sequenceSchema),
  runSequence: signedIn
    .route({
      method: 'POST',
      path: '/sequences/{id}/state',
      summary: 'Poner en marcha o pausar una secuencia',
    })
    .errors(errorsOf('SEQUENCE_NOT_READY'))
    .input(byId.extend({ isRunning: z.boolean() }))
    .output(sequenceSchema),
  enterSequence: signedIn
    .route({
      method: 'POST',
      path: '/sequences/{id}/people',
      summary: 'Meter en una secuencia a quien ya está en su lista',
    })
    .errors(errorsOf('SEQUENCE_NOT_READY'))
    .input(byId)
    .output(z.object({ entered: z.int() })),
  drawnStep: signedIn
    .route({
      method: 'GET',
      path: '/sequences/{id}/letters/{stepId}',
      summary: 'Un correo de una secuencia como lo lee una persona',
    })
    .input(byId.extend({ stepId: graphIdSchema, segments: segmentChoiceSchema }))
    .output(drawnLetterSchema),
  checkStep: signedIn
    .route({
      method: 'GET',
      path: '/sequences/{id}/letters/{stepId}/check',
      summary: 'Lo que hay que mirar de un correo de una secuencia',
    })
    .input(byId.extend({ stepId: graphIdSchema }))
    .output(letterCheckSchema),
  tryStep: signedIn
    .route({
      method: 'POST',
      path: '/sequences/{id}/letters/{stepId}/trial',
      summary: 'Enviar a tu correo una prueba de un correo de una secuencia',
    })
    .input(byId.extend({ stepId: graphIdSchema }))
    .output(z.object({ to: z.string() })),
  sequencePeople: signedIn
    .route({
      method: 'GET',
      path: '/sequences/{id}/people',
      summary: 'Quién está en qué paso de una secuencia',
    })
    .input(
      byId
        .extend(pagingSchema.shape)
        .extend({ stepId: typedSchema(40).optional(), state: z.enum(sequencePersonStates).optional() }),
    )
    .output(pageOf(sequencePersonSchema)),
  moveInSequence: signedIn
    .route({
      method: 'POST',
      path: '/sequences/{id}/people/{personId}',
      summary: 'Llevar a una persona a otro paso, o sacarla',
    })
    .input(byId.extend({ personId: idSchema, stepId: typedSchema(40).nullable() }))
    .output(byId),
  removeSequence: signedIn
    .route({ method: 'DELETE', path: '/sequences/{id}', summary: 'Eliminar una secuencia' })
    .input(byId)
    .output(byId),
}
