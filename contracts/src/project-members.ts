import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'

export const projectMemberSchema = z.object({ id: z.string(), name: z.string() })
/** Somebody of the team who works on a project; `id` is the account's. */
export type ProjectMember = z.infer<typeof projectMemberSchema>

const byId = z.object({ id: idSchema })
const byPerson = byId.extend({ personId: idSchema })
const listed = z.object({ items: z.array(projectMemberSchema) })

/** Who works on a project: the team's alone. Each is added and taken out on their own, so that nobody overwrites others. */
export const projectMembers = {
  list: scoped('projects:read')
    .route({
      method: 'GET',
      path: '/projects/{id}/members',
      summary: 'Quiénes trabajan en un proyecto, por nombre',
    })
    .input(byId)
    .output(listed),
  add: scoped('projects:write')
    .route({
      method: 'PUT',
      path: '/projects/{id}/members/{personId}',
      summary: 'Añadir a alguien del equipo a un proyecto',
    })
    .input(byPerson)
    .output(listed),
  remove: scoped('projects:write')
    .route({
      method: 'DELETE',
      path: '/projects/{id}/members/{personId}',
      summary: 'Quitar a alguien de un proyecto; sus tareas se quedan',
    })
    .input(byPerson)
    .output(listed),
}
