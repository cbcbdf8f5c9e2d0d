import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'

/** Letters of a file of visits: years of days, or a hundred thousand events. */
export const largestVisitFile = 8 * 1024 * 1024
/** Imports that a workspace keeps, each of which can be undone. */
export const mostVisitImports = 100

/** Who counted until now, as the names of their columns tell. */
export const visitTools = ['plausible', 'umami', 'matomo', 'ga4', 'other'] as const
export type VisitTool = (typeof visitTools)[number]

/** What a column becomes. `person`: what tells visitors of a day apart; it is counted, and kept nowhere. */
export const visitTargets = [
  'date',
  'visits',
  'visitors',
  'person',
  'conversions',
  'source',
  'campaign',
  'medium',
  'device',
  'browser',
  'language',
  'country',
  'skip',
] as const
export type VisitTarget = (typeof visitTargets)[number]

export const visitFileSchema = z.object({
  tool: z.enum(visitTools),
  columns: z.array(z.string()),
  /** The first rows below their names. */
  preview: z.array(z.array(z.string())),
  /** What the names of the columns suggest, one for each. */
  mapping: z.array(z.enum(visitTargets)),
  rows: z.int(),
})
export type VisitFile = z.infer<typeof visitFileSchema>

export const visitImportSchema = z.object({
  id: z.string(),
  tool: z.enum(visitTools),
  fileName: z.string(),
  siteId: z.string(),
  /** First and last day, `2025-11-20`. */
  from: z.string(),
  to: z.string(),
  visits: z.int(),
  createdAt: timestampSchema,
})
export type VisitImport = z.infer<typeof visitImportSchema>

const textSchema = z.string().min(1).max(largestVisitFile)

/** Visits that somebody else counted before: a site's days, told as imported, and taken back as a whole. */
export const visitImports = {
  look: scoped('sites:write')
    .route({
      method: 'POST',
      path: '/visit-imports/look',
      summary: 'Qué columnas tiene un CSV de visitas, y qué parece cada una',
    })
    .errors(errorsOf('VISIT_FILE_UNREADABLE'))
    .input(z.object({ text: textSchema }))
    .output(visitFileSchema),
  create: scoped('sites:write')
    .route({
      method: 'POST',
      path: '/visit-imports',
      successStatus: 201,
      summary: 'Importar las visitas de un CSV de Plausible, Umami, Matomo o GA4 en un sitio',
    })
    .errors(errorsOf('VISIT_FILE_UNREADABLE', 'VISIT_FILE_WRONG', 'VISIT_DAYS_TAKEN', 'TOO_MANY_IMPORTS'))
    .input(
      z.object({
        siteId: idSchema,
        fileName: lineSchema(200),
        text: textSchema,
        mapping: z.array(z.enum(visitTargets)).max(200),
      }),
    )
    /** `skippedDays`: those that had visits already, which are not counted twice. */
    .output(z.object({ imported: visitImportSchema, skippedDays: z.int() })),
  list: scoped('sites:read')
    .route({ method: 'GET', path: '/visit-imports', summary: 'Las visitas importadas, archivo por archivo' })
    .output(z.object({ items: z.array(visitImportSchema) })),
  undo: scoped('sites:write')
    .route({ method: 'DELETE', path: '/visit-imports/{id}', summary: 'Deshacer una importación de visitas' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
