import { z } from 'zod'
import { daySchema, timeOfDaySchema } from './day.ts'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { projectColors } from './projects.ts'
import { wrong } from './field-problems.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, searchTextSchema, textSchema } from './text.ts'

export const taskPriorities = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof taskPriorities)[number]

/** How far a task is that is not done. */
export const taskStages = ['todo', 'doing', 'review'] as const
export type TaskStage = (typeof taskStages)[number]
/** The columns of the board. */
export const taskStates = [...taskStages, 'done'] as const
export type TaskState = (typeof taskStates)[number]

export const repeatUnits = ['day', 'week', 'month', 'year'] as const
export type RepeatUnit = (typeof repeatUnits)[number]
/** After how long a task that is done comes again, counted from the day it was due. */
export const repetitionSchema = z.object({ every: z.int().min(1).max(99), unit: z.enum(repeatUnits) })
export type Repetition = z.infer<typeof repetitionSchema>

/** A word that a team puts on its tasks. */
export const taskLabelSchema = lineSchema(40)

const taskFields = z.object({
  title: lineSchema(300),
  notes: textSchema(5000),
  priority: z.enum(taskPriorities),
  /** The day on which it begins. */
  startOn: daySchema.nullable(),
  dueOn: daySchema.nullable(),
  /** The hour of that day, by the clock of whoever reads it; none where there is no day. */
  dueTime: timeOfDaySchema.nullable(),
  projectId: idSchema.nullable(),
  /** A member of the workspace. */
  assigneeId: idSchema.nullable(),
  /** Whether clients with whom its project is shared see it. */
  visibleToClients: z.boolean(),
  state: z.enum(taskStates),
  /** The task that it is a part of; such a one is no part itself. */
  parentId: idSchema.nullable(),
  labels: z.array(taskLabelSchema).max(10),
  /** How long it is thought to take, in minutes. */
  estimate: z.int().min(1).max(60_000).nullable(),
  repeats: repetitionSchema.nullable(),
})

/** A new task; who makes it has it, unless told otherwise. */
export const newTaskSchema = taskFields
  .partial()
  .required({ title: true })
  .refine(({ dueOn, dueTime }) => !dueTime || Boolean(dueOn), { path: ['dueTime'], ...wrong('NEEDS_DAY') })

/** How many there are, and how many of them are done. */
export const tallySchema = z.object({ done: z.int(), total: z.int() })
export type Tally = z.infer<typeof tallySchema>

export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  priority: z.enum(taskPriorities),
  startOn: z.iso.date().nullable(),
  dueOn: z.iso.date().nullable(),
  /** `09:00`, of that day. */
  dueTime: z.string().nullable(),
  project: z.object({ id: z.string(), name: z.string(), color: z.enum(projectColors) }).nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  visibleToClients: z.boolean(),
  state: z.enum(taskStates),
  doneAt: timestampSchema.nullable(),
  parent: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The team's own words, in their order; clients see none. */
  labels: z.array(z.string()),
  /** In minutes; clients see none. */
  estimate: z.int().nullable(),
  repeats: repetitionSchema.nullable(),
  /** Whether it waits for another one that is not done. */
  isBlocked: z.boolean(),
  /** Ids of the tasks that it waits for, done or not; clients see none. */
  waitsFor: z.array(z.string()),
  checks: tallySchema,
  subtasks: tallySchema,
  comments: z.int(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Task = z.infer<typeof taskSchema>

const byId = z.object({ id: idSchema })
const changes = taskFields.extend({ done: z.boolean() }).partial()
/** What the fields were when the person read them: one that somebody else has changed since is not overwritten. */
const seen = taskFields.partial().optional()
const oneChange = byId.extend({ ...changes.shape, seen })
/** What becomes of one task of many. */
export type TaskChange = z.infer<typeof oneChange>
/** More than anybody looks through before they change them. */
const mostAtOnce = 200
const several = z.object({ ids: z.array(idSchema).min(1).max(mostAtOnce) })

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
        assigneeId: idSchema.optional(),
        priority: z.enum(taskPriorities).optional(),
        label: taskLabelSchema.optional(),
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
    .errors(errorsOf('TASK_CHANGED'))
    .input(
      byId.extend({
        ...changes.shape,
        /** On the board it stands before this task of its state from now on; null: behind all of them. */
        beforeId: idSchema.nullable().optional(),
        seen,
      }),
    )
    .output(taskSchema),
  /** Changes many at once, all or none; taking that back is the same call with what they were. */
  updateMany: scoped('tasks:write')
    .route({ method: 'POST', path: '/tasks/changes', summary: 'Cambiar varias tareas' })
    .errors(errorsOf('TASK_CHANGED'))
    .input(z.object({ items: z.array(oneChange).min(1).max(mostAtOnce) }))
    .output(z.object({ items: z.array(taskSchema) })),
  removeMany: scoped('tasks:write')
    .route({ method: 'POST', path: '/tasks/removals', summary: 'Eliminar varias tareas' })
    .input(several)
    .output(several),
  restoreMany: scoped('tasks:write')
    .route({ method: 'POST', path: '/tasks/restorations', summary: 'Recuperar varias tareas eliminadas' })
    .input(several)
    .output(several),
  labels: scoped('tasks:read')
    .route({ method: 'GET', path: '/task-labels', summary: 'Etiquetas de las tareas, por nombre' })
    .output(z.object({ items: z.array(z.string()) })),
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
