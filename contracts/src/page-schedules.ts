import { z } from 'zod'
import { scoped } from './errors.ts'
import { wrong } from './field-problems.ts'
import { batchStates, batchTargetSchema, newBatchSchema } from './page-batches.ts'
import { batchProblems } from './batch-problems.ts'
import { pageNameSchema } from './pages.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { zoneSchema } from './time-zone.ts'

/** How many of them a workspace may have, and how many of their last runs each tells. */
export const mostPageSchedules = 50
export const shownScheduleRuns = 10
/** Characters of a table and of a list of places that are kept; longer ones can be read at an address. */
export const longestTable = 2_000_000
export const longestPlaces = 500_000
/** Bytes of a call that brings both. */
export const pageScheduleBytes = 12 * 1024 * 1024

/** Where texts come from each time: as they were given, or from an address that is read anew. */
const sourceOf = (longest: number) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('kept'), name: z.string().max(200), text: z.string().min(1).max(longest) }),
    z.object({
      kind: z.literal('address'),
      address: z.string().trim().max(2000).refine(isAddress, wrong('NOT_A_LINK')),
    }),
  ])
const shownSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), name: z.string() }),
  z.object({ kind: z.literal('address'), address: z.string() }),
])
export type ScheduleSource = z.infer<typeof shownSourceSchema>

const columnName = z.string().max(2000)

/** How pages are made of a table and places. Columns are named, so that they may stand elsewhere the next time. */
export const pageRecipeSchema = z.object({
  keywords: z
    .array(z.object({ text: z.string().min(1).max(200), column: z.int().min(0).max(100) }))
    .min(1)
    .max(50),
  /** What happens to a column; one that is not named is judged by what it holds. */
  modes: z.record(columnName, z.enum(['text', 'slug', 'none'])).default({}),
  ignoreAccents: z.boolean().default(false),
  wholeWord: z.boolean().default(false),
  keepCase: z.boolean().default(true),
  spintax: z.boolean().default(false),
  seed: z.string().max(200).default('1'),
  dropRepeated: z.boolean().default(false),
  /** How the table is read; without `delimiter` it is found. */
  quotes: z.boolean().default(true),
  delimiter: z.enum([',', ';', '\t', '|', '^', '~']).nullable().default(null),
  /** Whether the first line of the places names their columns. */
  header: z.enum(['auto', 'yes', 'no']).default('auto'),
  columns: z.object({
    title: columnName,
    slug: columnName.nullable(),
    description: columnName.nullable(),
    content: columnName.nullable(),
    categories: columnName.nullable().default(null),
    tags: columnName.nullable().default(null),
  }),
})
export type PageRecipe = z.output<typeof pageRecipeSchema>

const time = { time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), zone: zoneSchema }

/** When it happens again, by the clock of a place. A month that is too short has it on its last day. */
export const rhythmSchema = z.discriminatedUnion('every', [
  /** At the minutes of the time; its hour says nothing. */
  z.object({ every: z.literal('hour'), ...time }),
  z.object({ every: z.literal('day'), ...time }),
  /** 1 is Monday. */
  z.object({ every: z.literal('week'), weekday: z.int().min(1).max(7), ...time }),
  z.object({ every: z.literal('month'), day: z.int().min(1).max(31), ...time }),
])
export type Rhythm = z.infer<typeof rhythmSchema>

/** Why a run brought no pages, beside what stops any batch. */
export const scheduleProblems = [
  ...batchProblems,
  'table-unreachable',
  'places-unreachable',
  'refused-source',
  'source-too-large',
  'bad-table',
  'bad-places',
  'column-gone',
  'quota-reached',
  'overtaken',
] as const
export type ScheduleProblem = (typeof scheduleProblems)[number]

export const scheduleRunSchema = z.object({
  id: z.string(),
  /** Begun by the clock, or by a person. */
  byHand: z.boolean(),
  /** `making`: its pages are being made; `publishing`: they are on their way; `nothing`: all said the same. */
  state: z.enum(['making', 'publishing', 'done', 'nothing', 'failed']),
  problem: z.enum(scheduleProblems).nullable(),
  /** What the problem is about: the column that is gone, the line that cannot be read. */
  detail: z.string(),
  /** Pages that say what they said before, and rows that are no pages. */
  same: z.int(),
  skipped: z.int(),
  /** What is being published, which can be stopped and undone like any other. */
  batch: z
    .object({
      id: z.string(),
      state: z.enum(batchStates),
      total: z.int(),
      done: z.int(),
      made: z.int(),
      changed: z.int(),
      failed: z.int(),
    })
    .nullable(),
  startedAt: timestampSchema,
})
export type ScheduleRun = z.infer<typeof scheduleRunSchema>

export const pageScheduleSchema = z.object({
  id: z.string(),
  name: z.string(),
  target: batchTargetSchema,
  table: shownSourceSchema,
  places: shownSourceSchema,
  /** The columns that the table has to have. */
  columns: z.array(columnName),
  rhythm: rhythmSchema,
  /** Null while it is paused. */
  nextAt: timestampSchema.nullable(),
  /** The last ones, the newest first. */
  runs: z.array(scheduleRunSchema),
  createdAt: timestampSchema,
})
export type PageSchedule = z.infer<typeof pageScheduleSchema>

export const newPageScheduleSchema = z.object({
  name: pageNameSchema,
  target: newBatchSchema.shape.target,
  table: sourceOf(longestTable),
  places: sourceOf(longestPlaces),
  recipe: pageRecipeSchema,
  rhythm: rhythmSchema,
})

/** What is left out stays as it is; the next run takes what is new, and earlier ones stay. */
export const pageScheduleChangeSchema = newPageScheduleSchema
  .pick({ target: true, table: true, places: true, rhythm: true })
  .extend({ paused: z.boolean() })
  .partial()

const byId = z.object({ id: idSchema })

/** Pages out of a table that are made and published again and again; each run brings what is new or says something else. */
export const pageSchedules = {
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/page-schedules',
      summary: 'Publicaciones que se repiten y cómo fueron las últimas',
    })
    .output(z.object({ items: z.array(pageScheduleSchema), /** The workspace's. */ zone: z.string() })),
  create: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/page-schedules',
      successStatus: 201,
      summary: 'Repetir una publicación masiva cada hora, día, semana o mes',
    })
    .errors(errorsOf('WORDPRESS_REFUSED', 'TOO_MANY_SCHEDULES'))
    .input(newPageScheduleSchema)
    .output(pageScheduleSchema),
  change: scoped('pages:publish')
    .route({
      method: 'PATCH',
      path: '/page-schedules/{id}',
      summary: 'Pausarla, reanudarla o cambiar su horario, su tabla, sus ubicaciones o su plantilla',
    })
    .errors(errorsOf('WORDPRESS_REFUSED'))
    .input(byId.extend(pageScheduleChangeSchema.shape))
    .output(pageScheduleSchema),
  run: scoped('pages:publish')
    .route({ method: 'POST', path: '/page-schedules/{id}/run', summary: 'Publicar ahora, fuera del horario' })
    .errors(errorsOf('BATCH_MOVED_ON'))
    .input(byId)
    .output(pageScheduleSchema),
  remove: scoped('pages:publish')
    .route({
      method: 'DELETE',
      path: '/page-schedules/{id}',
      summary: 'Dejar de repetirla; lo publicado se queda',
    })
    .input(byId)
    .output(z.object({ id: z.string() })),
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
