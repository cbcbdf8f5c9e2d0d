import { oc } from '@orpc/contract'
import { z } from 'zod'
import { adviceSchema, analyticsFiguresSchema, pageFiguresSchema } from './analytics.ts'
import { daySchema } from './day.ts'
import { signedIn } from './errors.ts'
import { wrong } from './field-problems.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { visitRateSchema } from './visits.ts'

/** How much a report may span, in days. */
export const longestReport = 366
const dayMs = 24 * 60 * 60 * 1000

/** What a report tells of: always up to today, or the same days for ever. */
export const reportPeriodSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('rolling'), period: z.enum(['week', 'month', 'year']) }),
    z.object({ kind: z.literal('fixed'), from: daySchema, to: daySchema }),
  ])
  .refine((period) => period.kind === 'rolling' || period.from <= period.to, {
    path: ['to'],
    ...wrong('ENDS_BEFORE_START'),
  })
  .refine(
    (period) =>
      period.kind === 'rolling' || Date.parse(period.to) - Date.parse(period.from) < longestReport * dayMs,
    { path: ['to'], ...wrong('LASTS_TOO_LONG') },
  )
export type ReportPeriod = z.infer<typeof reportPeriodSchema>

const reportLinkSchema = z.object({
  id: z.string(),
  /** The project that it tells of; null for the whole workspace. */
  project: z.object({ id: z.string(), name: z.string() }).nullable(),
  period: reportPeriodSchema,
  createdAt: timestampSchema,
  /** When somebody opened it last. */
  seenAt: timestampSchema.nullable(),
})
/** A link by which a client reads figures without an account. Its secret is told once, when it is made. */
export type ReportLink = z.infer<typeof reportLinkSchema>

/** How many links of a workspace are open at the same time. */
export const mostReportLinks = 100

/** In what steps leads are counted over the time of a report. */
export const leadSteps = ['day', 'week', 'month'] as const

export const reportSchema = z.object({
  agency: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    /** The main colour of its own site, as CSS: `#6d28d9`. */
    color: z.string(),
  }),
  project: z.string().nullable(),
  /** The first and the last day that it tells of. */
  from: z.iso.date(),
  to: z.iso.date(),
  figures: analyticsFiguresSchema,
  /** Of the time just before, equally long. */
  before: analyticsFiguresSchema,
  /** Visits of its pages and how many of them were conversions, and the same of the time before; null where they are not counted. */
  visits: z.object({ now: visitRateSchema, before: visitRateSchema }).nullable(),
  /** Its leads by days, weeks or months, oldest first; what brought none stands there too. */
  leads: z.object({
    by: z.enum(leadSteps),
    points: z.array(z.object({ from: z.iso.date(), leads: z.int() })),
  }),
  /** What to do next, as far as it is for those who read it. */
  advice: adviceSchema,
  /** The pages that brought in most. */
  pages: z.array(pageFiguresSchema.omit({ id: true })),
})
/** The figures that are told to a client: nothing of the people of the team, and nothing of other clients. */
export type Report = z.infer<typeof reportSchema>

export const reportLinks = {
  list: signedIn
    .route({ method: 'GET', path: '/report-links', summary: 'Enlaces de informes que siguen abiertos' })
    .output(z.object({ items: z.array(reportLinkSchema) })),
  create: signedIn
    .route({
      method: 'POST',
      path: '/report-links',
      successStatus: 201,
      summary: 'Crear un enlace de informe; su secreto se dice una sola vez',
    })
    .errors(errorsOf('TOO_MANY_LINKS'))
    .input(z.object({ projectId: idSchema.nullable().default(null), period: reportPeriodSchema }))
    .output(z.object({ link: reportLinkSchema, token: z.string() })),
  revoke: signedIn
    .route({ method: 'DELETE', path: '/report-links/{id}', summary: 'Retirar un enlace de informe' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}

/** Who has this has a link. */
export const reportTokenSchema = z.object({ token: z.string().max(100) })

/** For whoever has a link. */
export const guestReport = oc
  .errors(errorsOf('REPORT_LINK_UNKNOWN', 'TOO_MANY_REQUESTS'))
  .route({ method: 'POST', path: '/guest-report', summary: 'El informe de un enlace' })
  .input(reportTokenSchema)
  .output(reportSchema)
