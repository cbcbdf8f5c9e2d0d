import { z } from 'zod'
import { activitySchema } from './activity.ts'
import { scoped, signedIn } from './errors.ts'
import { projectSchema } from './projects.ts'
import { zoneSchema } from './time-zone.ts'
import { visitRateSchema } from './visits.ts'

/** Periods of the home's chart (dashboard.md §4): seven days, thirty days, twelve months. */
export const chartPeriods = ['week', 'month', 'year'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

export const overviewSchema = z.object({
  activeProjects: z.int(),
  pendingTasks: z.int(),
  completedTasks: z.int(),
  /** Pages that are published now. */
  publishedPages: z.int(),
  /** Leads of the last thirty days. */
  recentLeads: z.int(),
  /** Visits of the last thirty days, and how many of them were conversions; null where no site counts them. */
  visits: visitRateSchema.nullable(),
  hasSample: z.boolean(),
  /** Which of the first steps somebody here has taken; what the sample content brought is nobody's. */
  steps: z.object({ project: z.boolean(), task: z.boolean(), page: z.boolean(), lead: z.boolean() }),
  /** The last six that changed, archived ones left out. */
  projects: z.array(projectSchema),
  /** The last eight. */
  activity: z.array(activitySchema),
})
export type Overview = z.infer<typeof overviewSchema>

export const chartSchema = z.object({
  period: z.enum(chartPeriods),
  /** Oldest first; every day or month of the period stands there, also the empty ones. */
  points: z.array(
    z.object({
      /** First day of the day or month: `2026-11-20`. */
      from: z.iso.date(),
      completedTasks: z.int(),
      leads: z.int(),
      /** Everything that happened in the workspace. */
      activity: z.int(),
    }),
  ),
})
export type Chart = z.infer<typeof chartSchema>

const changed = z.object({ hasSample: z.boolean() })

export const home = {
  overview: scoped('activity:read')
    .route({ method: 'GET', path: '/home', summary: 'Las cifras del espacio de trabajo' })
    .output(overviewSchema),
  chart: scoped('activity:read')
    .route({ method: 'GET', path: '/home/chart', summary: 'La actividad de una semana, un mes o un año' })
    .input(z.object({ period: z.enum(chartPeriods).default('week'), zone: zoneSchema.default('UTC') }))
    .output(chartSchema),
  addSample: signedIn
    .route({ method: 'POST', path: '/home/sample', summary: 'Cargar datos de ejemplo' })
    .input(z.object({ zone: zoneSchema.default('UTC') }).prefault({}))
    .output(changed),
  removeSample: signedIn
    .route({ method: 'DELETE', path: '/home/sample', summary: 'Quitar los datos de ejemplo, y solo esos' })
    .output(changed),
}
