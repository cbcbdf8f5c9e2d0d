import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { zoneSchema } from './time-zone.ts'

/** Bytes of a file that tasks are imported from. */
export const largestTaskImport = 10 * 1024 * 1024
/** Tasks of one file. */
export const mostImportedTasks = 5000

/** What a file is: the export of a board of Trello, of a project of Asana, or any table. */
export const taskImportSources = ['trello', 'asana', 'csv'] as const
export type TaskImportSource = (typeof taskImportSources)[number]

/** What a column of a table becomes. */
export const taskTargets = [
  'title',
  'notes',
  'startOn',
  'dueOn',
  'state',
  'doneAt',
  'person',
  'email',
  'labels',
  'priority',
  'project',
  'parent',
  'blockedBy',
  'skip',
] as const
export type TaskTarget = (typeof taskTargets)[number]

/** What does not come over: files, archived things, fields of one's own, people who are not in the team, too long texts. */
export const leftKinds = ['files', 'archived', 'fields', 'people', 'cut'] as const
export type LeftKind = (typeof leftKinds)[number]

export const taskImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  source: z.enum(taskImportSources),
  /** The names that the first row gives the columns; none where it is no table. */
  columns: z.array(z.string()),
  /** The first rows below them. */
  preview: z.array(z.array(z.string())),
  /** One for each column; before somebody chose what their names suggest. */
  mapping: z.array(z.enum(taskTargets)),
  /** What stands in it, read by that mapping. */
  found: z.object({
    tasks: z.int(),
    /** The first ones, by their titles. */
    titles: z.array(z.string()),
    projects: z.array(z.string()),
    checks: z.int(),
    comments: z.int(),
    /** How often one of them waits for another. */
    links: z.int().default(0),
    /** Whom it names, and who of the team that is; the first ones. */
    people: z.array(z.object({ name: z.string(), member: z.string().nullable() })).default([]),
    left: z.array(z.object({ kind: z.enum(leftKinds), count: z.int() })),
  }),
  state: z.enum(['ready', 'done', 'undone']),
  /** Tasks made. */
  imported: z.int(),
  createdAt: timestampSchema,
})
export type TaskImport = z.infer<typeof taskImportSchema>

const byId = z.object({ id: idSchema })

/**
 * Tasks out of a file. It is sent by a plain request: `POST /api/task-imports?name=tablero.json` with the file as its body;
 * the answer is an import that is `ready`.
 */
export const taskImports = {
  list: scoped('tasks:read')
    .route({ method: 'GET', path: '/task-imports', summary: 'Las últimas importaciones de tareas' })
    .output(z.object({ items: z.array(taskImportSchema) })),
  start: scoped('tasks:write')
    .route({ method: 'POST', path: '/task-imports/{id}/start', summary: 'Importar las tareas de un archivo' })
    .errors(errorsOf('IMPORT_MOVED_ON', 'TOO_MANY_TASKS', 'NOTHING_TO_IMPORT'))
    .input(
      byId.extend({
        mapping: z.array(z.enum(taskTargets)).max(500).default([]),
        /** All of them go there; left out, into a new project for each that the file names. */
        projectId: idSchema.nullable().default(null),
        /** Where the person is: a file may name moments, and a task has a day and an hour. */
        zone: zoneSchema.nullable().default(null),
      }),
    )
    .output(taskImportSchema),
  undo: scoped('tasks:write')
    .route({
      method: 'POST',
      path: '/task-imports/{id}/undo',
      summary: 'Deshacer una importación de tareas entera',
    })
    .errors(errorsOf('IMPORT_MOVED_ON'))
    .input(byId)
    .output(taskImportSchema),
}
