import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

export const leadSchema = z.object({
  id: z.string(),
  /** Null once the page was deleted; `pageName` keeps the name it had. */
  pageId: z.string().nullable(),
  pageName: z.string(),
  /** What the person entered, in the order of the form's fields. */
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  createdAt: timestampSchema,
})
export type Lead = z.infer<typeof leadSchema>

export const leads = {
  list: signedIn
    .route({ method: 'GET', path: '/leads', summary: 'Leads del espacio de trabajo, el último primero' })
    .input(pagingSchema.extend({ pageId: idSchema.optional() }))
    .output(pageOf(leadSchema).extend({ total: z.int() })),
}
