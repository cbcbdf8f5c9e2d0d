import { z } from 'zod'
import { scoped } from './errors.ts'
import { wrong } from './field-problems.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { projectColors } from './projects.ts'
import { lineSchema, searchTextSchema, textSchema } from './text.ts'

export const taskPriorities = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof taskPriorities)[number]

/** How far a task is that is not done. */
export const taskStages = ['todo', 'doing', 'review'] as const
export type TaskStage = (typeof taskStages)[number]
/** The columns of the board. */
export const taskStates = [...taskStages, 'done'] as const
export type TaskState = (typeof taskStates)[number]

/** A day of the calendar without a time: `2026-11-20`. Only days that exist, from 1900 to 2999. */
export const daySchema = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day < '3000-01-01', wrong('NOT_A_DATE'))

const taskFields = z.object({
  title: lineSchema(300),
  notes: textSchema(5000),
  priority: z.enum(taskPriorities),
  dueOn: daySchema.nullable(),
  projectId: idSchema.nullable(),
  /** A member of the workspace. */
  assigneeId: idSchema.nullable(),
  /** Whether clients with whom its project is shared see it. */
  visibleToClients: z.boolean(),
  state: z.enum(taskStates),
})

/** A new task; who makes it has it, unless told otherwise. */
export const newTaskSchema = taskFields.partial().required({ title: true })

export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  priority: z.enum(taskPriorities),
  dueOn: z.iso.date().nullable(),
  project: z.object({ id: z.string(), name: z.string(), color: z.enum(projectColors) }).nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  visibleToClients: z.boolean(),
  state: z.enum(taskStates),
  doneAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Task = z.infer<typeof taskSchema>

const byId = z.object({ id: idSchema })

export const tasks = {
  list: scoped('tasks:read')
    .route({
      method: 'GET',
      path: '/tasks',
      summary: 'Tareas: las pendientes por fecha, las hechas por la última',
    })
    .input(
      pagingSchema.extend({
        done: z.stringbool().default(false),
        mine: z.stringbool().default(false),
        /** Only tasks that are as far: in the order of the board, unless they are done. */
        state: z.enum(taskStates).optional(),
        /** Only tasks due on this day or later. */
        dueFrom: daySchema.optional(),
        /** Only tasks due before this day: today, where the person is. */
        dueBefore: daySchema.optional(),
        projectId: idSchema.optional(),
        /** Part of the title. */
        q: searchTextSchema.optional(),
      }),
    )
    .output(pageOf(taskSchema).extend({ total: z.int() })),
  create: scoped('tasks:write')
    .route({ method: 'POST', path: '/tasks', successStatus: 201, summary: 'Crear una tarea' })
    .input(newTaskSchema)
    .output(taskSchema),
  get: scoped('tasks:read')
    .route({ method: 'GET', path: '/tasks/{id}', summary: 'Una tarea' })
    .input(byId)
    .output(taskSchema),
  update: scoped('tasks:write')
    .route({ method: 'PATCH', path: '/tasks/{id}', summary: 'Cambiar una tarea, también darla por hecha' })
    .input(
      byId.extend({
        ...taskFields.extend({ done: z.boolean() }).partial().shape,
        /** On the board it stands before this task of its state from now on; null: behind all of them. */
        beforeId: idSchema.nullable().optional(),
      }),
    )
    .output(taskSchema),
  remove: scoped('tasks:write')
    .route({ method: 'DELETE', path: '/tasks/{id}', summary: 'Eliminar una tarea' })
    .input(byId)
    .output(z.object({ id: z.string() })),
  /** Takes a removal back; possible for thirty days. */
  restore: scoped('tasks:write')
    .route({ method: 'POST', path: '/tasks/{id}/restoration', summary: 'Recuperar una tarea eliminada' })
    .input(byId)
    .output(taskSchema),
}
