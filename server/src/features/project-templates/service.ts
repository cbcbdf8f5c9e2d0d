import { randomUUID } from 'node:crypto'
import { newProjectSchema, type Project, projectColors } from '@aurelio/contracts/projects'
import { type PlannedTask, plannedTaskSchema } from '@aurelio/contracts/planned-tasks'
import type { ProjectTemplate } from '@aurelio/contracts/project-templates'
import { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { readyTemplates } from './ready.ts'
import { projectTemplateStore } from './store.ts'
import type { TemplateContent } from './template-content.ts'

const mostTemplates = 100

/** What templates need of projects and of their tasks. */
export type TemplateNeighbours = {
  projects: {
    get: (session: Session, id: string) => Promise<Project>
    create: (session: Session, project: z.output<typeof newProjectSchema>) => Promise<Project>
  }
  plans: {
    read: (session: Session, projectId: string) => Promise<PlannedTask[]>
    make: (
      session: Session,
      projectId: string,
      planned: readonly PlannedTask[],
      startOn: string,
    ) => Promise<void>
  }
}
type Parts = TemplateNeighbours & { database: Database; emit: Emit; access: Access }

/** Projects that others begin with: those of the workspace, and those that come with the product. */
export function projectTemplateService({ database, emit, access, projects, plans }: Parts) {
  const store = projectTemplateStore(database)
  const contentSchema = z.object({
    description: z.string(),
    color: z.enum(projectColors),
    budget: z.int().nullable(),
    tasks: z.array(plannedTaskSchema),
  })
  const read = (text: string): TemplateContent => contentSchema.parse(JSON.parse(text))

  /** Throws a 404. */
  async function contentOf(session: Session, id: string): Promise<TemplateContent> {
    const ready = readyTemplates.find((template) => template.id === id)
    if (ready) return ready.content
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return read(row.content)
  }

  const tell = (session: Session, subject: { id: string; name: string }) =>
    emit({ ...by(session), kind: 'project-template.changed', subject })

  return {
    async list(session: Session): Promise<{ items: ProjectTemplate[] }> {
      access.demand(session, 'projects.change')
      const own = await store.list(session.workspace.id)
      return {
        items: [
          ...own.map(({ id, name, content }) => ({
            id,
            name,
            tasks: read(content).tasks.length,
            isReady: false,
          })),
          ...readyTemplates.map(({ id, name, content }) => ({
            id,
            name,
            tasks: content.tasks.length,
            isReady: true,
          })),
        ],
      }
    },

    async save(session: Session, projectId: string, name: string): Promise<ProjectTemplate> {
      access.demand(session, 'projects.change')
      const { description, color, budget } = await projects.get(session, projectId)
      const tasks = await plans.read(session, projectId)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostTemplates)
          throw refuse('TOO_MANY_TEMPLATES', { most: mostTemplates })
        const id = randomUUID()
        const content = JSON.stringify({ description, color, budget, tasks } satisfies TemplateContent)
        await store.insert({ id, workspaceId, name, content, createdAt: new Date().toISOString() })
        await tell(session, { id, name })
        return { id, name, tasks: tasks.length, isReady: false }
      })
    },

    /** A project of this name with the tasks of the template, which begins on this day. */
    async use(session: Session, id: string, name: string, startOn: string): Promise<Project> {
      access.demand(session, 'projects.change')
      const { tasks, ...rest } = await contentOf(session, id)
      return database.inTransaction(async () => {
        const project = await projects.create(session, newProjectSchema.parse({ ...rest, name }))
        await plans.make(session, project.id, tasks, startOn)
        return projects.get(session, project.id)
      })
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'projects.change')
      return database.inTransaction(async () => {
        const row = await store.find(session.workspace.id, id)
        if (!row || !(await store.delete(session.workspace.id, id))) throw notFound()
        await tell(session, row)
        return { id }
      })
    },
  }
}
export type ProjectTemplates = ReturnType<typeof projectTemplateService>
