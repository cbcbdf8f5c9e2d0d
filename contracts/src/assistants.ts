import { operationSchema } from '@aurelio/page/document'
import { z } from 'zod'
import { scoped, signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

/** What became of something that an assistant did, or proposed. */
export const assistantStates = ['proposed', 'done', 'discarded', 'withdrawn', 'undone'] as const

export const assistantChangeSchema = z.object({
  id: z.string(),
  pageId: z.string(),
  /** Which assistant, and by what name. */
  tokenId: z.string(),
  assistant: z.string(),
  state: z.enum(assistantStates),
  /** What it changes, in a sentence of the assistant's; empty where it gave none. */
  summary: z.string(),
  at: timestampSchema,
  /** Of a proposal that waits: what it would do. Checked by whoever does it. */
  operations: z.array(z.unknown()),
  /** Who accepted, discarded or undid it; null where nobody did, or their account is gone. */
  decidedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  decidedAt: timestampSchema.nullable(),
})
export type AssistantChange = z.infer<typeof assistantChangeSchema>

/** The operations of a proposal, for who shows what it would do. */
export const proposedOperationsSchema = z.array(operationSchema)

/** Most that is undone at once. */
const mostUndone = 500

const byId = z.object({ id: idSchema })

/** What assistants do to pages and propose for them, and what people decide on it. */
export const assistants = {
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/assistant-changes',
      summary: 'Lo que los asistentes han propuesto y hecho, lo último primero; con un token, lo suyo',
    })
    .input(z.object({ pageId: idSchema.optional() }))
    .output(z.object({ items: z.array(assistantChangeSchema) })),
  decide: signedIn
    .route({
      method: 'POST',
      path: '/assistant-changes/{id}/decision',
      summary: 'Aceptar una propuesta, que pasa a la página como un cambio más, o descartarla',
    })
    .errors(errorsOf('PROPOSAL_DECIDED', 'PROPOSAL_WITHOUT_PLACE'))
    .input(byId.extend({ decision: z.enum(['accept', 'discard']) }))
    .output(assistantChangeSchema),
  /** By the assistant itself. */
  withdraw: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/assistant-changes/{id}/withdrawal',
      summary: 'Retirar una propuesta propia que nadie ha decidido',
    })
    .errors(errorsOf('PROPOSAL_DECIDED'))
    .input(byId)
    .output(assistantChangeSchema),
  undo: signedIn
    .route({
      method: 'POST',
      path: '/pages/{id}/assistant-changes/undo',
      summary: 'Deshacer a la vez cambios de asistentes; lo que otros han seguido cambiando se queda',
    })
    .input(byId.extend({ changes: z.array(idSchema).min(1).max(mostUndone) }))
    /** `left`: what stays, for others have worked on it since. */
    .output(z.object({ undone: z.array(z.string()), left: z.array(z.string()) })),
}
