import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { newSavedViewSchema, savedViewSchema } from './saved-views.ts'

/** Named views of the tasks: what is asked for, and as list, board or calendar. */
export const taskViews = {
  list: scoped('tasks:read')
    .route({ method: 'GET', path: '/task-views', summary: 'Vistas guardadas de las tareas' })
    .output(z.object({ items: z.array(savedViewSchema) })),
  create: scoped('tasks:write')
    .route({ method: 'POST', path: '/task-views', successStatus: 201, summary: 'Guardar una vista' })
    .errors(errorsOf('TOO_MANY_VIEWS'))
    .input(newSavedViewSchema)
    .output(savedViewSchema),
  remove: scoped('tasks:write')
    .route({ method: 'DELETE', path: '/task-views/{id}', summary: 'Eliminar una vista guardada' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
