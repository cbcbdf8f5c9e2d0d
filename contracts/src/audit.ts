import { z } from 'zod'
import { signedIn } from './errors.ts'
import { recordKindsOfEvents } from './events.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

/** What the record keeps of a workspace; the web app says it in the person's language. */
export const recordedKinds = [
  ...recordKindsOfEvents.filter((kind) => kind !== 'workspace-removed'),
  'assistant-called',
] as const
export type RecordedKind = (typeof recordedKinds)[number]

const personSchema = z.object({ id: z.string(), name: z.string() })

export const recordSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  kind: z.enum(recordedKinds),
  /** Who did it; null where the account is gone. */
  actor: personSchema.nullable(),
  /** To whom; null where it was done to nobody, or the account is gone. */
  person: personSchema.nullable(),
})
/** Something that happened to the workspace. Nobody can change it, and nobody removes it before its time. */
export type AuditRecord = z.infer<typeof recordSchema>

/** A day of the calendar, `2026-11-20`, as the workspace's time zone counts it. */
const daySchema = z.iso.date()

export const auditFilterSchema = z.object({
  kind: z.enum(recordedKinds).optional(),
  /** Who did it, or to whom it was done. */
  person: idSchema.optional(),
  from: daySchema.optional(),
  /** The last day that is shown. */
  until: daySchema.optional(),
})
export type AuditFilter = z.infer<typeof auditFilterSchema>

export const audit = {
  list: signedIn
    .route({ method: 'GET', path: '/workspace/audit', summary: 'El registro del espacio, lo último primero' })
    .input(pagingSchema.extend(auditFilterSchema.shape))
    .output(pageOf(recordSchema)),
}
