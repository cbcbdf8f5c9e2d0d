import { z } from 'zod'
import { scoped } from './errors.ts'
import { pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { toolIds } from './tool-uses.ts'
import { zoneSchema } from './time-zone.ts'

/** Today, seven days, thirty days, twelve months: each ends with the day of whoever asks. */
export const analyticsPeriods = ['today', 'week', 'month', 'year'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

export const analyticsPeriodSchema = z.object({
  period: z.enum(analyticsPeriods).default('month'),
  zone: zoneSchema.default('UTC'),
})

export const analyticsFiguresSchema = z.object({
  /** That came in, without spam. */
  leads: z.int(),
  /** Of these, those that were won by now. */
  wonLeads: z.int(),
  /** What those are worth, in cents of a euro. */
  wonCents: z.int(),
  completedTasks: z.int(),
  publications: z.int(),
})
export type AnalyticsFigures = z.infer<typeof analyticsFiguresSchema>

/** What somebody ought to look at now, whatever the period is. */
export const adviceKinds = [
  'waiting-leads',
  'overdue-tasks',
  'unassigned-tasks',
  'busy-people',
  'unpublished-changes',
  'quiet-pages',
  'failed-downloads',
] as const
export type AdviceKind = (typeof adviceKinds)[number]

/** Overdue tasks from which on somebody has too much to do. */
export const tooManyOverdue = 5

/** Counts of advice stop here: more is as pressing. */
export const mostAdvised = 100

/** The pressing ones alone, in the order of their kinds. */
export const adviceSchema = z.array(
  z.object({ kind: z.enum(adviceKinds), count: z.int().min(1).max(mostAdvised) }),
)
export type Advice = z.infer<typeof adviceSchema>

export const pageFiguresSchema = z.object({
  id: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  leads: z.int(),
  wonLeads: z.int(),
})
export type PageFigures = z.infer<typeof pageFiguresSchema>

export const personFiguresSchema = z.object({
  id: z.string(),
  name: z.string(),
  completedTasks: z.int(),
  /** These three as they stand now. */
  pendingTasks: z.int(),
  overdueTasks: z.int(),
  openLeads: z.int(),
  /** Of the period's leads. */
  wonLeads: z.int(),
})
export type PersonFigures = z.infer<typeof personFiguresSchema>

export const toolFiguresSchema = z.object({
  id: z.enum(toolIds),
  uses: z.int(),
  /** Files that came out; of the generator pages. */
  files: z.int(),
  savedBytes: z.int(),
  /** Who used it. */
  people: z.int(),
  /** Of the time just before, equally long. */
  usesBefore: z.int(),
})
export type ToolFigures = z.infer<typeof toolFiguresSchema>

/** An hour of today, a day, or a month of a year, with what was counted as far into the time before. */
export const analyticsPointSchema = z.object({
  /** `2026-11-20T09`, `2026-11-20` or `2026-11`, by the clock of whoever asks. */
  at: z.string(),
  leads: z.int(),
  leadsBefore: z.int(),
  completedTasks: z.int(),
  completedTasksBefore: z.int(),
})
export type AnalyticsPoint = z.infer<typeof analyticsPointSchema>

const listed = pagingSchema.extend(analyticsPeriodSchema.shape)

/** How the workspace does, and what to do next. */
export const analytics = {
  summary: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/analytics',
      summary: 'Las cifras de un periodo, las del anterior y qué hacer',
    })
    .input(analyticsPeriodSchema)
    .output(
      z.object({
        start: timestampSchema,
        end: timestampSchema,
        figures: analyticsFiguresSchema,
        /** Of the time just before, equally long. */
        before: analyticsFiguresSchema,
        advice: adviceSchema,
      }),
    ),
  series: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/analytics/series',
      summary: 'Leads y tareas hechas por hora, día o mes de un periodo, con los del anterior',
    })
    .input(analyticsPeriodSchema)
    .output(z.object({ points: z.array(analyticsPointSchema) })),
  pages: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/analytics/pages',
      summary: 'Leads de cada página, la que más trae primero',
    })
    .input(listed)
    .output(pageOf(pageFiguresSchema)),
  people: scoped('activity:read')
    .route({ method: 'GET', path: '/analytics/people', summary: 'Tareas y leads de cada persona del equipo' })
    .input(listed)
    .output(pageOf(personFiguresSchema)),
  tools: scoped('activity:read')
    .route({
      method: 'GET',
      path: '/analytics/tools',
      summary: 'Lo que el equipo ha hecho con cada herramienta',
    })
    .input(analyticsPeriodSchema)
    .output(z.object({ items: z.array(toolFiguresSchema) })),
}
