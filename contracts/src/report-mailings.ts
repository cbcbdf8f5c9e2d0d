import { z } from 'zod'
import { emailAddressSchema } from './email-address.ts'
import { signedIn } from './errors.ts'
import { wrong } from './field-problems.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

/** How many monthly reports a workspace sends, and to how many people each. */
export const mostReportMailings = 50
export const mostReportReaders = 20

const readerSchema = z.object({
  id: z.string(),
  /** Of a member; null for an address that was typed in. */
  name: z.string().nullable(),
  email: z.string(),
  /** When they asked not to have it any more. */
  stoppedAt: timestampSchema.nullable(),
  /** The last one they were to have: `month` as `2026-10`, `reason` what the mail server said where it failed. */
  last: z
    .object({
      month: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: timestampSchema,
      reason: z.string().nullable(),
    })
    .nullable(),
})

export const reportMailingSchema = z.object({
  id: z.string(),
  /** The project that it tells of; null for the whole workspace. */
  project: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The day on which the next one goes out: the first of a month, by the workspace's clock. */
  nextOn: z.iso.date(),
  readers: z.array(readerSchema),
})
/** A report of the month before that goes out by mail on the first of each month. */
export type ReportMailing = z.infer<typeof reportMailingSchema>
export type ReportReader = z.infer<typeof readerSchema>

export const newReportMailingSchema = z
  .object({
    projectId: idSchema.nullable().default(null),
    /** Accounts of members. */
    memberIds: z.array(idSchema).max(mostReportReaders).default([]),
    /** Of people without an account. */
    emails: z.array(emailAddressSchema).max(mostReportReaders).default([]),
  })
  .refine(({ memberIds, emails }) => memberIds.length + emails.length > 0, {
    path: ['emails'],
    ...wrong('REQUIRED'),
  })

export const reportMailings = {
  list: signedIn
    .route({ method: 'GET', path: '/report-mailings', summary: 'Informes que se mandan cada mes' })
    .output(z.object({ items: z.array(reportMailingSchema) })),
  create: signedIn
    .route({
      method: 'POST',
      path: '/report-mailings',
      successStatus: 201,
      summary: 'Mandar un informe cada mes',
    })
    .errors(errorsOf('TOO_MANY_MAILINGS'))
    .input(newReportMailingSchema)
    .output(reportMailingSchema),
  remove: signedIn
    .route({ method: 'DELETE', path: '/report-mailings/{id}', summary: 'Dejar de mandar un informe' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
