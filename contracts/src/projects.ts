import { z } from 'zod'
import { daySchema } from './day.ts'
import { scoped } from './errors.ts'
import { errorsOf } from './problems.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { zoneSchema } from './time-zone.ts'
import { lineSchema, optionalLineSchema, searchTextSchema, textSchema } from './text.ts'

/** Where a project stands; an archived one is out of the way, and counts nowhere. */
export const projectStates = ['active', 'paused', 'completed', 'archived'] as const
export type ProjectState = (typeof projectStates)[number]

/** Names of the theme's project colours; the web app draws them. */
export const projectColors = ['violet', 'blue', 'teal', 'green', 'amber', 'rose'] as const
export type ProjectColor = (typeof projectColors)[number]

const projectFields = z.object({
  name: lineSchema(200),
  description: textSchema(5000),
  color: z.enum(projectColors),
  /** Whom it is for, by name; '' where nobody has said. */
  client: optionalLineSchema(200),
  deadline: daySchema.nullable(),
  /** The minutes that it may take. */
  budget: z.int().min(1).max(6_000_000).nullable(),
})

export const newProjectSchema = projectFields.extend({
  description: projectFields.shape.description.default(''),
  color: projectFields.shape.color.default('violet'),
  client: projectFields.shape.client.default(''),
  deadline: projectFields.shape.deadline.default(null),
  budget: projectFields.shape.budget.default(null),
})

export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  color: z.enum(projectColors),
  state: z.enum(projectStates),
  client: z.string(),
  deadline: z.iso.date().nullable(),
  /** In minutes; clients see none. */
  budget: z.int().nullable(),
  tasks: z.int(),
  doneTasks: z.int(),
  /** Whole percent of its tasks that are done, rounded down: 100 only when all are; 0 without tasks. */
  progress: z.int().min(0).max(100),
  createdAt: timestampSchema,
  /** When the project or one of its tasks last changed. */
  updatedAt: timestampSchema,
})
/** A project of the workspace (dashboard.md §3, sample project). */
export type Project = z.infer<typeof projectSchema>

/** The tasks of a project in one week, from its Monday on. */
export const projectWeekSchema = z.object({ monday: z.iso.date(), added: z.int(), done: z.int() })
export type ProjectWeek = z.infer<typeof projectWeekSchema>

const byId = z.object({ id: idSchema })
const changes = projectFields.extend({ state: z.enum(projectStates) }).partial()

export const projects = {
  list: scoped('projects:read')
    .route({ method: 'GET', path: '/projects', summary: 'Proyectos, el último modificado primero' })
    .input(
      pagingSchema.extend({
        /** Left out: all but the archived ones. */
        state: z.enum(projectStates).optional(),
        /** Part of the name or the description. */
        q: searchTextSchema.optional(),
        /** Those on which this person of the team works. */
        memberId: idSchema.optional(),
      }),
    )
    .output(pageOf(projectSchema).extend({ total: z.int() })),
  create: scoped('projects:write')
    .route({ method: 'POST', path: '/projects', successStatus: 201, summary: 'Crear un proyecto' })
    .input(newProjectSchema)
    .output(projectSchema),
  get: scoped('projects:read')
    .route({ method: 'GET', path: '/projects/{id}', summary: 'Un proyecto' })
    .input(byId)
    .output(projectSchema),
  weeks: scoped('projects:read')
    .route({
      method: 'GET',
      path: '/projects/{id}/weeks',
      summary: 'Tareas nuevas y hechas de un proyecto en las últimas ocho semanas',
    })
    .input(byId.extend({ zone: zoneSchema.default('UTC') }))
    .output(z.object({ items: z.array(projectWeekSchema) })),
  update: scoped('projects:write')
    .route({ method: 'PATCH', path: '/projects/{id}', summary: 'Cambiar un proyecto, también archivarlo' })
    .errors(errorsOf('PROJECT_CHANGED'))
    /** `seen`: what the person read of it; what somebody else has changed since is not overwritten. */
    .input(byId.extend({ ...changes.shape, seen: changes.optional() }))
    .output(projectSchema),
  remove: scoped('projects:write')
    .route({
      method: 'DELETE',
      path: '/projects/{id}',
      summary: 'Eliminar un proyecto con sus tareas; sus páginas se quedan',
    })
    .input(byId)
    .output(z.object({ id: z.string() })),
  /** Takes a removal back; possible for thirty days. */
  restore: scoped('projects:write')
    .route({ method: 'POST', path: '/projects/{id}/restoration', summary: 'Recuperar un proyecto eliminado' })
    .input(byId)
    .output(projectSchema),
}
