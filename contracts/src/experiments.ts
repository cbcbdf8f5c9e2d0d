import { z } from 'zod'
import { scoped } from './errors.ts'
import { wrong } from './field-problems.ts'
import { pageNameSchema, pageSchema, storedPageSchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, textSchema, typedSchema } from './text.ts'
import { triedLetters, variantLetters } from './variant-letters.ts'

export const experimentStates = ['draft', 'running', 'stopped'] as const
export type ExperimentState = (typeof experimentStates)[number]
/** Why a test ended: somebody stopped it, its page was withdrawn, or it had no more time. */
export const experimentEnds = ['person', 'page-gone', 'time'] as const
export type ExperimentEnd = (typeof experimentEnds)[number]

/** What a test counts: a form that is sent, or a link of the page that is marked as a goal. */
export const experimentGoals = ['form', 'click'] as const
export type ExperimentGoal = (typeof experimentGoals)[number]

const letterSchema = z.enum(variantLetters)
const triedSchema = z.enum(triedLetters)

/** What can be said of a test; `winner` and `p` where one has won. */
export const verdictSchema = z.object({
  kind: z.enum(['running', 'too-early', 'mismatch', 'no-difference', 'winner']),
  winner: letterSchema.nullable(),
  p: z.number().nullable(),
  /** There was no more time to find a difference. */
  isOutOfTime: z.boolean(),
})

export const experimentSchema = z.object({
  id: z.string(),
  pageId: z.string(),
  /** '' where the page is gone. */
  pageName: z.string(),
  name: z.string(),
  state: z.enum(experimentStates),
  goal: z.enum(experimentGoals),
  /** The least change that it is to find, in hundredths of A's rate. */
  effect: z.int(),
  dailyVisitors: z.int(),
  planned: z.int(),
  plannedDays: z.int(),
  startedAt: timestampSchema.nullable(),
  endedAt: timestampSchema.nullable(),
  endedBy: z.enum(experimentEnds).nullable(),
  fullDays: z.int(),
  applied: letterSchema.nullable(),
  /** The address of the published result. */
  proof: z.string().nullable(),
  lesson: z.string(),
  /** Whether every variant is as A is: then it shows whether the counting is right, and nothing else. */
  isSame: z.boolean(),
  arms: z.array(
    z.object({
      letter: letterSchema,
      /** Of the visitors, adding up to 1. */
      share: z.number(),
      visitors: z.int(),
      conversions: z.int(),
      rate: z.number().nullable(),
      /** Between what the rate is, 95 times of 100. */
      interval: z.tuple([z.number(), z.number()]).nullable(),
      /** How likely it is better than A, as an explanation: the verdict is not made of it. Null of A. */
      chance: z.number().nullable(),
    }),
  ),
  /** Null until it has started. */
  verdict: verdictSchema.nullable(),
})
export type Experiment = z.infer<typeof experimentSchema>

/** How much happens on a page by itself, of the last thirty days. */
export const basisSchema = z.object({
  /** Whether its site counts visits at all, and whether the page is published. */
  isCounted: z.boolean(),
  isPublished: z.boolean(),
  dailyVisitors: z.int(),
  monthlyVisitors: z.int(),
  rate: z.number(),
  /** The rate is the page's own; else the page has too few conversions to have one, and it is assumed. */
  isOwnRate: z.boolean(),
})
export type ExperimentBasis = z.infer<typeof basisSchema>

const effectSchema = z.coerce.number().int().min(1).max(900)
const dailySchema = z.coerce.number().int().min(0).max(100_000_000)
/** Hundredths of the visitors for each variant, A first; without them all get as many. */
const splitOf = (percent: z.ZodType<number>) =>
  z
    .array(percent)
    .min(2)
    .max(variantLetters.length)
    .refine((shares) => shares.reduce((sum, share) => sum + share, 0) === 100, wrong('NOT_A_SPLIT'))
    .optional()
const percent = { least: 1, most: 99 } as const
const question = z.object({
  effect: effectSchema,
  dailyVisitors: dailySchema,
  shares: splitOf(z.coerce.number().int().min(percent.least).max(percent.most)),
})

/** How long a test would take; or why it would bring nothing, and what would help. */
export const experimentPlanSchema = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('worth-it'),
    /** Of each variant, A first. */
    visitors: z.array(z.int()),
    days: z.int(),
  }),
  z.object({ answer: z.enum(['no-visitors', 'no-conversions']) }),
  z.object({
    answer: z.literal('too-long'),
    days: z.int(),
    /** The least change that would be found in four weeks, in hundredths; null where none would. */
    findable: z.int().nullable(),
    neededDaily: z.int(),
  }),
])
export type ExperimentPlan = z.infer<typeof experimentPlanSchema>

/** What somebody would like to try, with what it could bring by the page's own figures of the last thirty days. */
export const experimentIdeaSchema = z.object({
  id: z.string(),
  pageId: z.string(),
  pageName: z.string(),
  text: z.string(),
  /** What they think it would change, in hundredths of the rate. */
  effect: z.int(),
  monthlyVisitors: z.int(),
  /** Conversions more in a month, were they right. */
  gain: z.number(),
  /** How long it would take to know; null where it would not be known in four weeks. */
  days: z.int().nullable(),
})
export type ExperimentIdea = z.infer<typeof experimentIdeaSchema>

const variantSchema = z.object({
  letter: triedSchema,
  version: z.int(),
  /** Its test runs, or has run: what visitors were shown is not changed any more. */
  isLocked: z.boolean(),
  document: pageSchema.shape.document,
})

const byId = z.object({ id: idSchema })
const byLetter = byId.extend({ letter: triedSchema })

export const experiments = {
  list: scoped('pages:read')
    .route({ method: 'GET', path: '/experiments', summary: 'Pruebas A/B del espacio, la última primero' })
    .input(pagingSchema.extend({ pageId: idSchema.optional() }))
    .output(pageOf(experimentSchema)),
  ofPage: scoped('pages:read')
    .route({ method: 'GET', path: '/pages/{id}/experiment', summary: 'La prueba A/B de una página' })
    .input(byId)
    .output(
      z.object({
        /** The one that is being prepared or runs, else the last one. */
        current: experimentSchema.nullable(),
        basis: basisSchema,
      }),
    ),
  plan: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/experiment/plan',
      summary: 'Cuánto duraría una prueba, o por qué no merece la pena',
    })
    .input(byId.extend(question.shape))
    .output(experimentPlanSchema),
  start: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/pages/{id}/experiment',
      successStatus: 201,
      summary: 'Empezar una prueba con las variantes que tiene la página',
    })
    .errors(errorsOf('TEST_UNPUBLISHED', 'TEST_UNCOUNTED', 'TEST_HOPELESS', 'TEST_RUNNING'))
    .input(
      byId.extend({
        name: pageNameSchema,
        effect: z.int().min(1).max(900),
        dailyVisitors: z.int().min(0).max(100_000_000),
        shares: splitOf(z.int().min(percent.least).max(percent.most)),
        goal: z.enum(experimentGoals).default('form'),
      }),
    )
    .output(experimentSchema),
  stop: scoped('pages:publish')
    .route({ method: 'POST', path: '/experiments/{id}/stop', summary: 'Detener una prueba' })
    .input(byId)
    .output(experimentSchema),
  apply: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/experiments/{id}/application',
      summary: 'Dar a la página una de las variantes y publicarla',
    })
    .errors(errorsOf('TEST_RUNNING', 'TEST_APPLIED'))
    .input(byId.extend({ letter: letterSchema }))
    .output(experimentSchema),
  publishResult: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/experiments/{id}/proof',
      summary: 'Publicar el resultado, para que cualquiera lo compruebe',
    })
    .errors(errorsOf('TEST_RUNNING'))
    .input(byId)
    .output(experimentSchema),
  setLesson: scoped('pages:write')
    .route({ method: 'PUT', path: '/experiments/{id}/lesson', summary: 'Anotar lo que se aprendió' })
    .input(byId.extend({ lesson: textSchema(2000) }))
    .output(experimentSchema),
  ideas: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/experiment-ideas',
      summary: 'Ideas por probar, primero la que más podría traer',
    })
    .output(z.object({ items: z.array(experimentIdeaSchema) })),
  addIdea: scoped('pages:write')
    .route({ method: 'POST', path: '/experiment-ideas', successStatus: 201, summary: 'Apuntar una idea' })
    .errors(errorsOf('TOO_MANY_IDEAS'))
    .input(z.object({ pageId: idSchema, text: lineSchema(300), effect: z.int().min(1).max(900) }))
    .output(z.object({ id: z.string() })),
  removeIdea: scoped('pages:write')
    .route({ method: 'DELETE', path: '/experiment-ideas/{id}', summary: 'Quitar una idea' })
    .input(byId)
    .output(byId),
  addVariant: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/variants',
      successStatus: 201,
      summary: 'Añadir a la página una variante, igual que ella por ahora',
    })
    .errors(errorsOf('TEST_RUNNING', 'TOO_MANY_VARIANTS'))
    .input(byId)
    .output(variantSchema),
  variant: scoped('pages:read')
    .route({ method: 'GET', path: '/pages/{id}/variants/{letter}', summary: 'Una variante de la página' })
    .input(byLetter)
    .output(variantSchema.extend({ name: z.string() })),
  saveVariant: scoped('pages:write')
    .route({ method: 'PUT', path: '/pages/{id}/variants/{letter}', summary: 'Guardar una variante' })
    .errors(errorsOf('CONFLICT', 'TEST_RUNNING'))
    .input(byLetter.extend({ document: storedPageSchema, baseVersion: z.int() }))
    .output(z.object({ version: z.int() })),
  shareElement: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/variants/sharing',
      summary: 'Llevar un elemento de una variante a todas las demás, tal como está en ella',
    })
    .errors(errorsOf('TEST_RUNNING', 'CONFLICT'))
    .input(byId.extend({ from: letterSchema, elementId: typedSchema(120).min(1) }))
    .output(
      z.object({
        changed: z.array(letterSchema),
        /** Those that have no place for it. */
        left: z.array(letterSchema),
      }),
    ),
  removeVariant: scoped('pages:write')
    .route({ method: 'DELETE', path: '/pages/{id}/variants/{letter}', summary: 'Quitar una variante' })
    .errors(errorsOf('TEST_RUNNING'))
    .input(byLetter)
    .output(z.object({ letter: triedSchema })),
}
