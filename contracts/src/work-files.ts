import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'

/** Bytes of one file. */
export const largestWorkFile = 25 * 1024 * 1024
/** Bytes of all files of a workspace's tasks and projects. */
export const mostWorkFileBytes = 5 * 1024 * 1024 * 1024

export const workFileSchema = z.object({
  id: z.string(),
  /** It ends as its content does, whatever it was called. */
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Whether clients who see the task or the project see it too. */
  forClients: z.boolean(),
  /** Null where the account is gone. */
  author: z.string().nullable(),
  createdAt: timestampSchema,
})
/** A file of a task or of a project. It is read at `/api/work-files/{id}`. */
export type WorkFile = z.infer<typeof workFileSchema>

const byId = z.object({ id: idSchema })
const listed = z.object({ items: z.array(workFileSchema) })

/**
 * Files of tasks and of projects. They are sent by plain requests: `POST /api/tasks/{id}/files?name=logo.pdf`, or the same
 * of `/api/projects/{id}`, with the file as the body; the answer is the file as it is kept.
 */
export const workFiles = {
  ofTask: scoped('tasks:read')
    .route({ method: 'GET', path: '/tasks/{id}/files', summary: 'Archivos de una tarea' })
    .input(byId)
    .output(listed),
  ofProject: scoped('projects:read')
    .route({ method: 'GET', path: '/projects/{id}/files', summary: 'Archivos de un proyecto' })
    .input(byId)
    .output(listed),
  change: scoped('projects:write')
    .route({
      method: 'PATCH',
      path: '/work-files/{id}',
      summary: 'Decir si los clientes ven un archivo de una tarea o de un proyecto',
    })
    .input(byId.extend({ forClients: z.boolean() }))
    .output(workFileSchema),
  remove: scoped('projects:write')
    .route({ method: 'DELETE', path: '/work-files/{id}', summary: 'Eliminar un archivo' })
    .input(byId)
    .output(byId),
  /** Takes a removal back; possible for thirty days. */
  restore: scoped('projects:write')
    .route({
      method: 'POST',
      path: '/work-files/{id}/restoration',
      summary: 'Recuperar un archivo eliminado',
    })
    .input(byId)
    .output(workFileSchema),
}
