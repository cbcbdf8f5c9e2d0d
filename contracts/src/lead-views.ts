import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'

/** A filter of the inbox with its columns, order and view, by name. */
export const leadViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** As the address of the inbox holds it, without `?`. */
  query: z.string(),
  shared: z.boolean(),
  /** Whether it is of the person who asks: others only use it. */
  mine: z.boolean(),
})
export type LeadView = z.infer<typeof leadViewSchema>

export const leadViews = {
  list: scoped('leads:read')
    .route({ method: 'GET', path: '/lead-views', summary: 'Filtros guardados de los leads' })
    .output(z.object({ items: z.array(leadViewSchema) })),
  create: scoped('leads:write')
    .route({ method: 'POST', path: '/lead-views', successStatus: 201, summary: 'Guardar un filtro' })
    .errors(errorsOf('TOO_MANY_VIEWS'))
    .input(
      z.object({
        name: lineSchema(60),
        query: z
          .string()
          .max(1000)
          .regex(/^[\w\-.~%=&+*]*$/),
        shared: z.boolean().default(false),
      }),
    )
    .output(leadViewSchema),
  remove: scoped('leads:write')
    .route({ method: 'DELETE', path: '/lead-views/{id}', summary: 'Eliminar un filtro guardado' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
