import { themeSchema } from '@aurelio/page/theme'
import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema } from './paging.ts'
import { businessSchema } from './sites.ts'

/** What else is drawn with a page: for who looks at it and sees nothing else of its site. */
export const pageLooksSchema = z.object({
  theme: themeSchema.nullable(),
  business: businessSchema,
  /** The symbols that stand on it, and inside those. */
  symbols: z.array(z.object({ id: z.string(), document: z.unknown() })),
})
export type PageLooks = z.infer<typeof pageLooksSchema>

export const pageLooks = {
  looks: signedIn
    .route({
      method: 'GET',
      path: '/pages/{id}/looks',
      summary: 'Lo que se dibuja con una página: la marca y los datos de su sitio, y sus símbolos',
    })
    .input(z.object({ id: idSchema }))
    .output(pageLooksSchema),
}
