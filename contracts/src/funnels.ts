import { z } from 'zod'
import { analyticsPeriods } from './analytics.ts'
import { scoped } from './errors.ts'
import { graphIdSchema, graphNodeShape, graphOf } from './graph.ts'
import { pageNameSchema, storedPageSchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { textSchema, typedSchema } from './text.ts'

export const stepKinds = [
  'captura',
  'oferta',
  'upsell',
  'downsell',
  'gracias',
  'quiz',
  'video',
  'correo',
  'concurso',
] as const
export type StepKind = (typeof stepKinds)[number]

/** The ways out of a step: a form that is sent, an offer that is accepted or refused, a link that is followed. */
export const stepPorts = {
  captura: ['enviar'],
  oferta: ['aceptar', 'rechazar'],
  upsell: ['aceptar', 'rechazar'],
  downsell: ['aceptar', 'rechazar'],
  gracias: [],
  quiz: ['clic'],
  video: ['clic'],
  correo: ['clic'],
  concurso: ['enviar'],
} as const satisfies Record<StepKind, readonly string[]>
export type StepPort = (typeof stepPorts)[StepKind][number]

/** Kinds of step that name a thing of another room: a quiz, a film, a sequence of letters, a contest. */
export const thingKinds = ['quiz', 'video', 'correo', 'concurso'] as const satisfies readonly StepKind[]
export type ThingKind = (typeof thingKinds)[number]

export function thingKindOf(kind: StepKind): ThingKind | null {
  return thingKinds.find((each) => each === kind) ?? null
}

/** Of a step: short, for the token carries those that were done. */
const stepIdSchema = graphIdSchema.regex(/^[a-z0-9]{1,8}$/)
/** More than these nobody walks through. */
export const mostSteps = 100

/** What somebody wants of a step, and what it is worth that a person gets there. */
const stepGoalSchema = z.object({ name: textSchema(80), valueCents: z.int().min(0).max(100_000_000) })
export type StepGoal = z.infer<typeof stepGoalSchema>

const stepShape = {
  ...graphNodeShape,
  id: stepIdSchema,
  kind: z.enum(stepKinds),
  /** Id of what it is about in the room of its kind; null for nothing of any. */
  thing: idSchema.nullable().default(null),
  goal: stepGoalSchema.nullable().default(null),
}
export const funnelStepSchema = z.object({ ...stepShape, pageId: idSchema })
export type FunnelStep = z.infer<typeof funnelStepSchema>

/** The first step is the one that people come to. */
export const funnelGraphSchema = graphOf(funnelStepSchema).refine(({ nodes }) => nodes.length <= mostSteps)
export type FunnelGraph = z.infer<typeof funnelGraphSchema>

/** What is wrong with a funnel: as of quizzes, and what only pages can have. */
export const funnelFindingCodes = [
  'unreachable',
  'dead-end',
  'endless',
  'page-gone',
  'unpublished',
  'unwired',
  'bypass',
  /** Nothing was chosen of the room of its kind; what was is gone, cannot be had by anybody, or is not on its page. */
  'no-thing',
  'thing-gone',
  'thing-unpublished',
  'thing-absent',
  /** Letters that nobody has asked for: no form that leads there has a box for their list. */
  'no-box',
] as const
export type FunnelFindingCode = (typeof funnelFindingCodes)[number]
const findingSchema = z.object({
  code: z.enum(funnelFindingCodes),
  steps: z.array(z.string()),
  /** Of a way out that nothing on the page can take. */
  port: z.string().nullable(),
})
export type FunnelFinding = z.infer<typeof findingSchema>

export const funnelSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  steps: z.int(),
  version: z.int(),
  updatedAt: timestampSchema,
  publishedAt: timestampSchema.nullable(),
  /** Where its first page stands; null until it is published. */
  url: z.string().nullable(),
})
export type FunnelSummary = z.infer<typeof funnelSummarySchema>

export const funnelSchema = funnelSummarySchema.extend({
  graph: funnelGraphSchema,
  /** Its pages, by their ids: those that are gone are not among them. */
  pages: z.array(z.object({ id: z.string(), name: z.string(), url: z.string().nullable() })),
  /** What its steps name, by their ids: what is gone is not among them. */
  things: z.array(z.object({ id: z.string(), kind: z.enum(thingKinds), name: z.string() })),
  findings: z.array(findingSchema),
})
export type Funnel = z.infer<typeof funnelSchema>

/** A funnel with all its pages, as a file holds it and a recipe makes it. */
export const funnelFileSchema = z.object({
  format: z.literal('aurelio-funnel-1'),
  name: pageNameSchema,
  graph: graphOf(z.object({ ...stepShape, name: pageNameSchema, document: storedPageSchema })).refine(
    ({ nodes }) => nodes.length <= mostSteps,
  ),
})

const countsSchema = z.array(z.object({ key: z.string(), people: z.int() }))
const cutSchema = z.object({
  key: z.string(),
  entered: z.int(),
  finished: z.int(),
  enteredBefore: z.int(),
  finishedBefore: z.int(),
})
/** What people have in common by which figures are narrowed; '' for those of whom it is not known. */
const narrowingShape = {
  source: typedSchema(300).optional(),
  device: typedSchema(300).optional(),
  campaign: typedSchema(300).optional(),
  variant: typedSchema(300).optional(),
}
export type FunnelNarrowing = z.infer<z.ZodObject<typeof narrowingShape>>
export const funnelFiguresSchema = z.object({
  /** By step, and by way (`from>to`). */
  steps: countsSchema,
  edges: countsSchema,
  before: z.object({ steps: countsSchema, edges: countsSchema }),
  /** Who came in, and who came to an end, by what they have in common. */
  by: z.object({
    source: z.array(cutSchema),
    device: z.array(cutSchema),
    campaign: z.array(cutSchema),
    variant: z.array(cutSchema),
  }),
  /**
   * Of each way (`from>to`), how many took which length of time: less than 1 minute, 5, 15, an hour, 6 hours, a day, three
   * days, more.
   */
  times: z.array(z.object({ key: z.string(), people: z.array(z.int()) })),
  /** Of those who left their data: how many did each step, how many of them were won, and what they are worth. */
  values: z.array(z.object({ step: z.string(), people: z.int(), won: z.int(), valueCents: z.int() })),
  /** People who left their data, by the step at which they did last. */
  leads: z.array(
    z.object({
      step: z.string(),
      people: z.array(z.object({ id: z.string(), name: z.string(), at: timestampSchema })),
    }),
  ),
})
export type FunnelFigures = z.infer<typeof funnelFiguresSchema>

const funnelVersionSchema = z.object({
  id: z.string(),
  number: z.int(),
  /** '' where nobody named it. */
  name: z.string(),
  steps: z.int(),
  createdAt: timestampSchema,
})
export type FunnelVersion = z.infer<typeof funnelVersionSchema>

/** What somebody agrees to by a box: kept with the proof of their consent. */
const boxTextSchema = textSchema(200).min(1)

const byId = z.object({ id: idSchema })

export const funnels = {
  list: scoped('pages:read')
    .route({ method: 'GET', path: '/funnels', summary: 'Embudos del espacio, el último modificado primero' })
    .input(pagingSchema)
    .output(pageOf(funnelSummarySchema)),
  create: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/funnels',
      successStatus: 201,
      summary: 'Crear un embudo, con las páginas que trae',
    })
    .input(funnelFileSchema)
    .output(funnelSchema),
  get: scoped('pages:read')
    .route({ method: 'GET', path: '/funnels/{id}', summary: 'Un embudo con sus pasos y lo que le falta' })
    .input(byId)
    .output(funnelSchema),
  save: scoped('pages:write')
    .route({ method: 'PUT', path: '/funnels/{id}', summary: 'Guardar un embudo' })
    .errors(errorsOf('CONFLICT'))
    .input(byId.extend({ name: pageNameSchema, graph: funnelGraphSchema, baseVersion: z.int() }))
    .output(funnelSchema),
  addStep: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/funnels/{id}/steps',
      successStatus: 201,
      summary: 'Añadir un paso con una página nueva',
    })
    .input(
      byId.extend({ step: z.object({ ...stepShape, name: pageNameSchema, document: storedPageSchema }) }),
    )
    .output(funnelSchema),
  pageForThing: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/funnels/{id}/steps/{step}/page',
      successStatus: 201,
      summary: 'Hacer una página con el quiz, el vídeo, la secuencia o el concurso de un paso',
    })
    .errors(errorsOf('CONFLICT', 'FUNNEL_NO_THING'))
    .input(byId.extend({ step: stepIdSchema, thing: idSchema, baseVersion: z.int() }))
    .output(funnelSchema),
  askForLetters: scoped('pages:write')
    .route({
      method: 'PUT',
      path: '/funnels/{id}/steps/{step}/box',
      summary: 'Poner en los formularios anteriores a un paso de correo la casilla que pide permiso',
    })
    .errors(errorsOf('CONFLICT', 'FUNNEL_NO_BOX'))
    .input(byId.extend({ step: stepIdSchema, text: boxTextSchema }))
    .output(funnelSchema),
  askNoMore: scoped('pages:write')
    .route({
      method: 'DELETE',
      path: '/funnels/{id}/steps/{step}/box',
      summary: 'Quitar de los formularios anteriores a un paso de correo la casilla que pide permiso',
    })
    .errors(errorsOf('CONFLICT', 'FUNNEL_NO_BOX'))
    .input(byId.extend({ step: stepIdSchema }))
    .output(funnelSchema),
  publish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/funnels/{id}/publication',
      summary: 'Publicar las páginas de un embudo y enlazarlas entre sí',
    })
    .errors(errorsOf('FUNNEL_UNSOUND'))
    .input(byId)
    .output(funnelSchema),
  versions: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/funnels/{id}/versions',
      summary: 'Versiones de un embudo con sus páginas, la última primero',
    })
    .input(byId)
    .output(z.object({ items: z.array(funnelVersionSchema) })),
  keepVersion: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/funnels/{id}/versions',
      successStatus: 201,
      summary: 'Guardar un embudo, con sus páginas, como una versión con nombre',
    })
    .input(byId.extend({ name: pageNameSchema }))
    .output(funnelVersionSchema),
  restore: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/funnels/{id}/versions/{versionId}/restoration',
      summary: 'Dejar un embudo y sus páginas como eran en una versión',
    })
    .input(byId.extend({ versionId: idSchema }))
    .output(funnelSchema),
  file: scoped('pages:read')
    .route({ method: 'GET', path: '/funnels/{id}/file', summary: 'Un embudo con todas sus páginas' })
    .input(byId)
    .output(z.object({ format: z.string(), name: z.string(), graph: z.unknown() })),
  figures: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/funnels/{id}/figures',
      summary: 'Cuántas personas llegan a cada paso, y por dónde',
    })
    .input(byId.extend({ period: z.enum(analyticsPeriods).default('month'), ...narrowingShape }))
    .output(funnelFiguresSchema),
  ofLead: scoped('leads:read')
    .route({ method: 'GET', path: '/leads/{id}/funnel', summary: 'El embudo por el que vino un lead' })
    .input(byId)
    .output(
      z.object({
        funnel: z
          .object({
            id: z.string(),
            name: z.string(),
            steps: z.array(z.object({ kind: z.enum(stepKinds), name: z.string() })),
          })
          .nullable(),
      }),
    ),
  remove: scoped('pages:write')
    .route({ method: 'DELETE', path: '/funnels/{id}', summary: 'Eliminar un embudo; sus páginas se quedan' })
    .input(byId)
    .output(byId),
}
