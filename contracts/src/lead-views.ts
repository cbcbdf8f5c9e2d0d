import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { newSavedViewSchema, savedViewSchema } from './saved-views.ts'

/** Named filters of the inbox. */
export const leadViews = {
  list: scoped('leads:read')
    .route({ method: 'GET', path: '/lead-views', summary: 'Filtros guardados de los leads' })
    .output(z.object({ items: z.array(savedViewSchema) })),
  create: scoped('leads:write')
    .route({ method: 'POST', path: '/lead-views', successStatus: 201, summary: 'Guardar un filtro' })
    .errors(errorsOf('TOO_MANY_VIEWS'))
    .input(newSavedViewSchema)
    .output(savedViewSchema),
  remove: scoped('leads:write')
    .route({ method: 'DELETE', path: '/lead-views/{id}', summary: 'Eliminar un filtro guardado' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
