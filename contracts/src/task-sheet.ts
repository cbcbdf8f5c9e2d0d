import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { taskSchema } from './tasks.ts'
import { lineSchema, textSchema } from './text.ts'

export const checkSchema = z.object({ id: z.string(), text: z.string(), done: z.boolean() })
/** A line of a task's checklist. */
export type Check = z.infer<typeof checkSchema>

const namedPerson = z.object({ id: z.string(), name: z.string() })

export const taskCommentSchema = z.object({
  id: z.string(),
  /** Null where the account is gone. */
  author: namedPerson.nullable(),
  text: z.string(),
  /** Who is called by `@name` in it; `name` as it stands in the text. */
  mentions: z.array(namedPerson),
  /** Whether clients who see the task read it too. */
  forClients: z.boolean(),
  /** Whether a client said it. */
  byClient: z.boolean(),
  mine: z.boolean(),
  createdAt: timestampSchema,
  editedAt: timestampSchema.nullable(),
})
/** What somebody said of a task. */
export type TaskComment = z.infer<typeof taskCommentSchema>

/** Another task that stands before or behind it; `id` is that of the link. */
const linkSchema = z.object({ id: z.string(), task: taskSchema })
export type TaskLink = z.infer<typeof linkSchema>

export const taskSheetSchema = z.object({
  checks: z.array(checkSchema),
  subtasks: z.array(taskSchema),
  /** What it waits for. */
  blockedBy: z.array(linkSchema),
  /** What waits for it. */
  blocks: z.array(linkSchema),
  /** The first said first. */
  comments: z.array(taskCommentSchema),
  /** Whether the person may say something of it. */
  mayComment: z.boolean(),
})
export type TaskSheet = z.infer<typeof taskSheetSchema>

const byId = z.object({ id: idSchema })
const checkFields = z.object({ text: lineSchema(300), done: z.boolean() })
const commentText = textSchema(5000).min(1)

/** What hangs on one task. */
export const taskSheet = {
  get: scoped('tasks:read')
    .route({
      method: 'GET',
      path: '/tasks/{id}/sheet',
      summary: 'Lista de comprobación, subtareas, dependencias y comentarios de una tarea',
    })
    .input(byId)
    .output(taskSheetSchema),
  addCheck: scoped('tasks:write')
    .route({
      method: 'POST',
      path: '/tasks/{id}/checks',
      successStatus: 201,
      summary: 'Añadir una línea a la lista de una tarea',
    })
    .errors(errorsOf('TASK_FULL'))
    .input(byId.extend({ text: checkFields.shape.text, done: z.boolean().default(false) }))
    .output(checkSchema),
  changeCheck: scoped('tasks:write')
    .route({ method: 'PATCH', path: '/task-checks/{id}', summary: 'Cambiar o marcar una línea de la lista' })
    .errors(errorsOf('TASK_CHANGED'))
    .input(
      byId.extend({
        ...checkFields.partial().shape,
        /** It stands before this line from now on; null: behind all of them. */
        beforeId: idSchema.nullable().optional(),
        /** What the person read of it; what somebody else has changed since is not overwritten. */
        seen: checkFields.pick({ text: true }).partial().optional(),
      }),
    )
    .output(checkSchema),
  removeCheck: scoped('tasks:write')
    .route({ method: 'DELETE', path: '/task-checks/{id}', summary: 'Quitar una línea de la lista' })
    .input(byId)
    .output(byId),
  addBlocker: scoped('tasks:write')
    .route({
      method: 'POST',
      path: '/tasks/{id}/blockers',
      successStatus: 201,
      summary: 'Decir que una tarea espera a otra',
    })
    .errors(errorsOf('TASK_FULL', 'TASK_CYCLE'))
    .input(byId.extend({ blockerId: idSchema }))
    .output(byId),
  removeBlocker: scoped('tasks:write')
    .route({ method: 'DELETE', path: '/task-blockers/{id}', summary: 'Quitar una espera entre dos tareas' })
    .input(byId)
    .output(byId),
  comment: scoped('tasks:write')
    .route({
      method: 'POST',
      path: '/tasks/{id}/comments',
      successStatus: 201,
      summary: 'Comentar una tarea; `@nombre` avisa a esa persona',
    })
    .errors(errorsOf('TASK_FULL'))
    .input(byId.extend({ text: commentText, forClients: z.boolean().default(false) }))
    .output(taskCommentSchema),
  changeComment: scoped('tasks:write')
    .route({ method: 'PATCH', path: '/task-comments/{id}', summary: 'Corregir un comentario propio' })
    .input(byId.extend({ text: commentText }))
    .output(taskCommentSchema),
  removeComment: scoped('tasks:write')
    .route({ method: 'DELETE', path: '/task-comments/{id}', summary: 'Eliminar un comentario propio' })
    .input(byId)
    .output(byId),
  /** Takes a removal back; possible for thirty days. */
  restoreComment: scoped('tasks:write')
    .route({
      method: 'POST',
      path: '/task-comments/{id}/restoration',
      summary: 'Recuperar un comentario eliminado',
    })
    .input(byId)
    .output(taskCommentSchema),
}
