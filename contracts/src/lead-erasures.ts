import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'

/** That everything of one person was deleted, without saying who: nobody can be read out of it. */
export const leadErasureSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** Who did it; '' where leads had become as old as the workspace keeps them. */
  byId: z.string(),
  leads: z.int(),
  /** Notes, changes and next steps that hung on them. */
  entries: z.int(),
  /** Lines of the activity. */
  activities: z.int(),
  /** Mails to the team, of the days that the queue remembers, in which they were named. */
  mails: z.int(),
  /** Tasks made from them that named the person, and name nobody now; older words do not say how many. */
  tasks: z.int().optional(),
  /**
   * One for each mail and phone of the person: an HMAC-SHA256 with a key of this installation. Whoever has the address can
   * ask whether it was the one; nobody else learns it.
   */
  fingerprints: z.array(z.string()),
  /** HMAC-SHA256 of all of the above with the same key. */
  signature: z.string(),
})
export type LeadErasure = z.infer<typeof leadErasureSchema>

export const leadErasures = {
  list: signedIn
    .route({ method: 'GET', path: '/lead-erasures', summary: 'Constancia de los datos borrados' })
    .output(z.object({ items: z.array(leadErasureSchema) })),
  erase: signedIn
    .route({
      method: 'POST',
      path: '/leads/{id}/erasure',
      summary: 'Borrar para siempre todos los datos de la persona de un lead',
    })
    .input(z.object({ id: idSchema }))
    .output(leadErasureSchema),
}
