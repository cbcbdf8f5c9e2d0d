import { z } from 'zod'
import { daySchema } from './day.ts'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { projectSchema } from './projects.ts'
import { lineSchema } from './text.ts'

export const projectTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  tasks: z.int(),
  /** One that comes with the product: it stays as it is. */
  isReady: z.boolean(),
})
/** A project to begin others with: its tasks count their days from the first one. */
export type ProjectTemplate = z.infer<typeof projectTemplateSchema>

const byId = z.object({ id: idSchema })
const name = lineSchema(200)

export const projectTemplates = {
  list: scoped('projects:read')
    .route({
      method: 'GET',
      path: '/project-templates',
      summary: 'Plantillas de proyectos: las tuyas por nombre, y las que trae el producto',
    })
    .output(z.object({ items: z.array(projectTemplateSchema) })),
  save: scoped('projects:write')
    .route({
      method: 'POST',
      path: '/projects/{id}/template',
      successStatus: 201,
      summary: 'Guardar un proyecto con sus tareas como plantilla',
    })
    .errors(errorsOf('TOO_MANY_TEMPLATES'))
    .input(byId.extend({ name }))
    .output(projectTemplateSchema),
  use: scoped('projects:write')
    .route({
      method: 'POST',
      path: '/project-templates/{id}/projects',
      successStatus: 201,
      summary: 'Crear un proyecto de una plantilla',
    })
    .input(byId.extend({ name, startOn: daySchema }))
    .output(projectSchema),
  remove: scoped('projects:write')
    .route({ method: 'DELETE', path: '/project-templates/{id}', summary: 'Eliminar una plantilla propia' })
    .input(byId)
    .output(byId),
}
