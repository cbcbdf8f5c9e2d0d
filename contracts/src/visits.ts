import { z } from 'zod'
import { analyticsPeriods } from './analytics.ts'
import { daySchema } from './day.ts'
import { scoped } from './errors.ts'
import { referrerKinds } from './leads.ts'
import { idSchema } from './paging.ts'
import { typedSchema } from './text.ts'

/** When a page is served, by a notice of the browser where something stands in front of the server, or not at all. */
export const visitModes = ['server', 'beacon', 'off'] as const
export type VisitMode = (typeof visitModes)[number]

export const visitSettingSchema = z.object({
  mode: z.enum(visitModes),
  /** Whoever asks not to be measured (DNT, GPC) is not. */
  respects: z.boolean(),
  /** Seconds on the page, how far it was read, and which of its sections were seen. */
  measures: z.boolean(),
})
export type VisitSetting = z.infer<typeof visitSettingSchema>

/** Why something that looked like a visit is none. */
export const discardReasons = [
  'bot',
  'prefetch',
  'team',
  'preview',
  'not-a-page',
  'confirmation',
  'fast',
  'asked',
] as const
export type DiscardReason = (typeof discardReasons)[number]

/** What led somebody to a page; `campaign`: a link that names itself and no page that says so. */
export const sourceKinds = [...referrerKinds, 'campaign'] as const
export const deviceKinds = ['desktop', 'mobile', 'tablet', ''] as const

/** What visits are told apart by. '' is what is not known, and `otherKey` what is beyond the limit. */
export const visitDimensions = [
  'source',
  'kind',
  'campaign',
  'medium',
  'device',
  'browser',
  'language',
  'country',
  'variant',
] as const
export type VisitDimension = (typeof visitDimensions)[number]
/** What stands for all that came after the first thousand of a day. */
export const otherKey = '…'

/** What of a page is what it is for: each is one conversion. */
export const goalSettingSchema = z.object({
  /** A form that was sent. */
  forms: z.boolean(),
  /** A click on what is marked in the editor: once a day for each visitor. */
  clicks: z.boolean(),
  /** Another page that somebody comes to on the day they were on this one. */
  reachedPageId: idSchema.nullable(),
})
export type GoalSetting = z.infer<typeof goalSettingSchema>

const keySchema = typedSchema(200)
export const visitFilterSchema = z.object({
  source: keySchema.optional(),
  kind: keySchema.optional(),
  campaign: keySchema.optional(),
  medium: keySchema.optional(),
  device: keySchema.optional(),
  browser: keySchema.optional(),
  language: keySchema.optional(),
  country: keySchema.optional(),
  variant: keySchema.optional(),
})
export type VisitFilter = z.infer<typeof visitFilterSchema>

/** Of a period that somebody chooses. */
export const mostVisitMonths = 36

/**
 * A page, a site, or without either the whole workspace. Days are those of the workspace. `from` and `to` are a period of
 * one's own, both days counted, in the place of `period`; it is held against another one, or else against the one before it.
 * What lies further back than days are kept by what visits have in common is told by whole months.
 */
export const visitQuestionSchema = visitFilterSchema.extend({
  period: z.enum(analyticsPeriods).default('month'),
  from: daySchema.optional(),
  to: daySchema.optional(),
  againstFrom: daySchema.optional(),
  againstTo: daySchema.optional(),
  siteId: idSchema.optional(),
  pageId: idSchema.optional(),
})
export type VisitQuestion = z.infer<typeof visitQuestionSchema>

export const visitFiguresSchema = z.object({
  visits: z.int(),
  /** Of each day, added up: nobody is known again the day after. */
  visitors: z.int(),
  conversions: z.int(),
  /** Conversions by visit; null without a visit. */
  rate: z.number().nullable(),
  /** Between what the rate is to be expected, 95 times of 100; null where it says nothing. */
  interval: z.tuple([z.number(), z.number()]).nullable(),
  /** Of those pages that tell it: mean seconds, and mean part of the page seen; null where none does. */
  seconds: z.number().nullable(),
  depth: z.number().nullable(),
})
export type VisitFiguresTold = z.infer<typeof visitFiguresSchema>

/** What stands beside other things' figures: of the last thirty days, with what the rate may be by chance. */
export const visitRateSchema = visitFiguresSchema.pick({
  visits: true,
  conversions: true,
  rate: true,
  interval: true,
})
export type VisitRate = z.infer<typeof visitRateSchema>

const countsSchema = z.object({ visits: z.int(), visitors: z.int(), conversions: z.int() })
export type VisitCounts = z.infer<typeof countsSchema>

/** `at`: `2026-11-20T13` of the workspace's clock, `2026-11-20` or `2026-11`. */
export const visitPointSchema = countsSchema.extend({ at: z.string() })
export type VisitPoint = z.infer<typeof visitPointSchema>

export const visitRowSchema = countsSchema.extend({ key: z.string() })
export type VisitRow = z.infer<typeof visitRowSchema>

/** What happened to the pages while they were counted. */
export const visitMarkSchema = z.object({
  /** The point of the line at which it stands. */
  at: z.string(),
  /** `started`, `ended`: a test of a page; `sent`: a letter to a list, beside the figures of a whole workspace alone. */
  kind: z.enum(['published', 'restored', 'started', 'ended', 'sent']),
  name: z.string(),
})
export type VisitMark = z.infer<typeof visitMarkSchema>

export const visitSummarySchema = z.object({
  /** How what is asked for counts; null for a workspace, whose sites each have their own. */
  setting: visitSettingSchema.nullable(),
  /** First and last day, `2026-11-20`. */
  from: z.string(),
  to: z.string(),
  /** The same of what it is held against. */
  beforeFrom: z.string(),
  beforeTo: z.string(),
  by: z.enum(['hour', 'day', 'month']),
  figures: visitFiguresSchema,
  before: visitFiguresSchema,
  points: z.array(visitPointSchema),
  /** Of the time just before, point by point. */
  pointsBefore: z.array(visitPointSchema),
  marks: z.array(visitMarkSchema),
  /** What of it somebody else counted before, and was imported. */
  imported: z.array(z.object({ tool: z.string(), from: z.string(), to: z.string() })),
})
export type VisitSummary = z.infer<typeof visitSummarySchema>

/** Visits on each side of a comparison, from which on one may be told. */
export const leastAdvised = 200
const sideSchema = z.object({
  visits: z.int(),
  conversions: z.int(),
  rate: z.number(),
  /** Between what the rate is to be expected, however many comparisons were made. */
  interval: z.tuple([z.number(), z.number()]),
})
export const visitAdviceSchema = z.object({
  dimension: z.enum(visitDimensions),
  key: z.string(),
  /** What comes so, and all the rest. */
  part: sideSchema,
  rest: sideSchema,
  /** Conversions more within the period, had it done as well as the rest. */
  gain: z.int(),
})
export type VisitAdvice = z.infer<typeof visitAdviceSchema>

/** Which sections of what was published came into sight, of those visits that told it. */
export const visitSectionsSchema = z.object({
  publicationId: z.string(),
  /** When it was published. */
  at: z.string(),
  variant: z.string(),
  versionId: z.string(),
  /** Visits that told what they saw. */
  told: z.int(),
  /** From the page's beginning to its end. `name`: its title, or what its element is called; `seen`: by how many visits. */
  sections: z.array(z.object({ id: z.string(), name: z.string(), seen: z.int() })),
})
export type VisitSections = z.infer<typeof visitSectionsSchema>

export const visitTablesSchema = z.object({
  /** What is worth most to be changed; null where it would be a guess. */
  advice: visitAdviceSchema.nullable(),
  dimensions: z.record(z.enum(visitDimensions), z.array(visitRowSchema)),
  pages: z.array(visitRowSchema.extend({ name: z.string(), entries: z.int(), exits: z.int() })),
  discarded: z.array(z.object({ reason: z.enum(discardReasons), visits: z.int() })),
  /** What the conversions were; `name`: where a click led, or the page that was come to. */
  goals: z.array(
    z.object({ kind: z.enum(['form', 'click', 'page']), name: z.string(), conversions: z.int() }),
  ),
  /** Of one page: all that was counted since each of its publications, by what visitors were shown; the last one first. */
  publications: z.array(countsSchema.extend({ id: z.string(), at: z.string(), isBack: z.boolean() })),
  /** Of one page without a filter: its publications that were seen within the period, the last one first. */
  sections: z.array(visitSectionsSchema),
  /** Visits by hour of the workspace's clock, Monday first; of the last sixty days at most. */
  week: z.array(z.array(z.int()).length(24)).length(7),
})
export type VisitTablesTold = z.infer<typeof visitTablesSchema>

export const visits = {
  summary: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/visits',
      summary: 'Visitas, visitantes y conversiones de un periodo, y las del anterior',
    })
    .input(visitQuestionSchema)
    .output(visitSummarySchema),
  tables: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/visits/tables',
      summary: 'De dónde vienen las visitas, con qué se leen, y lo que no se ha contado',
    })
    .input(visitQuestionSchema)
    .output(visitTablesSchema),
  live: scoped('activity:read')
    .route({ method: 'GET', path: '/visits/live', summary: 'Quién está ahora: los últimos cinco minutos' })
    .input(visitQuestionSchema.pick({ siteId: true, pageId: true }))
    .output(
      z.object({
        visitors: z.int(),
        pages: z.array(z.object({ id: z.string(), name: z.string(), visitors: z.int() })),
      }),
    ),
  goals: scoped('pages:read')
    .route({ method: 'GET', path: '/pages/{id}/goals', summary: 'Qué cuenta como conversión en una página' })
    .input(z.object({ id: idSchema }))
    .output(goalSettingSchema),
  changeGoals: scoped('pages:write')
    .route({
      method: 'PUT',
      path: '/pages/{id}/goals',
      summary: 'Cambiar qué cuenta como conversión en una página, desde ahora',
    })
    .input(goalSettingSchema.extend({ id: idSchema }))
    .output(goalSettingSchema),
  setting: scoped('sites:read')
    .route({ method: 'GET', path: '/sites/{id}/visits', summary: 'Cómo se cuentan las visitas de un sitio' })
    .input(z.object({ id: idSchema }))
    .output(visitSettingSchema),
  changeSetting: scoped('sites:write')
    .route({
      method: 'PUT',
      path: '/sites/{id}/visits',
      summary: 'Cambiar cómo se cuentan las visitas de un sitio',
    })
    .input(visitSettingSchema.extend({ id: idSchema }))
    .output(visitSettingSchema),
}
