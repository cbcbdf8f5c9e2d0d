import { z } from 'zod'
import { signedIn } from './errors.ts'

export const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The one that every workspace begins with: its pages stand under /p/. */
  isDefault: z.boolean(),
  /** Where its pages stand once it is proven; null where they stand under /p/. */
  host: z.string().nullable(),
  isHostProven: z.boolean(),
})
export type Site = z.infer<typeof siteSchema>

export const sites = {
  list: signedIn
    .route({ method: 'GET', path: '/sites', summary: 'Sitios del espacio, el de siempre primero' })
    .output(z.object({ items: z.array(siteSchema) })),
}
