import { z } from 'zod'
import { signedIn } from './errors.ts'
import { timestampSchema } from './paging.ts'

/** What happens with leads that are older: all of them deleted, or what tells who they were. */
export const retentionDeeds = ['erase', 'anonymise'] as const
export type RetentionDeed = (typeof retentionDeeds)[number]

/** How many days before it is done the team is told of it. */
export const retentionNoticeDays = 7

const ruleSchema = z.object({
  /** How old leads become, in months; null: as old as they like. */
  months: z.int().min(1).max(120).nullable(),
  deed: z.enum(retentionDeeds),
})
export type RetentionRule = z.output<typeof ruleSchema>

export const leadRetentionSchema = ruleSchema.extend({
  /** How many leads are older than that now, or will be within the days of the notice. */
  due: z.int(),
  /** When the team was last told of some; nothing is done before the days of the notice have passed since. */
  toldAt: timestampSchema.nullable(),
})
export type LeadRetention = z.infer<typeof leadRetentionSchema>

export const leadRetention = {
  get: signedIn
    .route({ method: 'GET', path: '/lead-retention', summary: 'Cuánto tiempo se conservan los leads' })
    .output(leadRetentionSchema),
  set: signedIn
    .route({
      method: 'PUT',
      path: '/lead-retention',
      summary: 'Decidir cuánto tiempo se conservan los leads',
    })
    .input(ruleSchema)
    .output(leadRetentionSchema),
}
