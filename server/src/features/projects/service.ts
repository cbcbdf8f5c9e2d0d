import { randomUUID } from 'node:crypto'
import {
  newProjectSchema,
  type Project,
  type ProjectColor,
  type ProjectState,
} from '@aurelio/contracts/projects'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { wholeOf } from '../../platform/access/scope.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { ProjectRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { overtakenFields } from '../../platform/overtaken.ts'
import { removals } from '../../platform/removal/removals.ts'
import { projectReading } from './reading.ts'
import { projectRemovalStore, projectStore } from './store.ts'

type Change = {
  name?: string | undefined
  description?: string | undefined
  color?: ProjectColor | undefined
  state?: ProjectState | undefined
  client?: string | undefined
  deadline?: string | null | undefined
  budget?: number | null | undefined
}
type Parts = { database: Database; emit: Emit; access: Access }

/** Projects of a workspace (dashboard.md §3): list, create, change, remove with their tasks, restore. */
export function projectService({ database, emit, access }: Parts) {
  const store = projectStore(database)
  const reading = projectReading({ database, access })

  const tell = (session: Session, kind: ProjectEvent, { id, name, sample }: ProjectRow) =>
    emit({ ...by(session), kind, subject: { id, name }, projectId: id, sample })

  const removing = removals({
    database,
    find: (workspaceId, id) => store.find(wholeOf(workspaceId), id),
    store: projectRemovalStore(database),
    onDone: (session, what, row) => tell(session, `project.${what}`, row),
  })

  async function create(session: Session, input: z.output<typeof newProjectSchema>): Promise<Project> {
    access.demand(session, 'projects.change')
    const row = newRow(session.workspace.id, input)
    return database.inTransaction(async () => {
      await store.insert(row)
      await tell(session, 'project.created', row)
      return reading.get(session, row.id)
    })
  }

  return {
    ...reading,
    create,

    /** One that says nothing but its name. */
    async createNamed(session: Session, name: string): Promise<Project> {
      return create(session, newProjectSchema.parse({ name }))
    },

    /**
     * Changes what is named, and tells it where something is different afterwards. Throws a 409 for what is no longer as
     * `seen`.
     */
    async update(
      session: Session,
      id: string,
      { seen, ...change }: Change & { seen?: Change | undefined },
    ): Promise<Project> {
      access.demand(session, 'projects.change')
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        // Who writes last has read what the one before wrote.
        if (seen) await store.lock(workspaceId, id)
        const before = await store.find(wholeOf(workspaceId), id)
        if (!before) throw notFound()
        const fields = overtakenFields(before, seen ?? {}, change)
        if (fields.length > 0) throw refuse('PROJECT_CHANGED', { fields })
        const after = changed(before, change)
        const kind = whatChanged(before, after)
        if (kind) {
          const { name, description, color, state, client, deadline, budget } = after
          const updatedAt = new Date().toISOString()
          const plan = { client, deadline, budget }
          const written = { name, description, color, state, ...plan, search: searchOf(after), updatedAt }
          if (!(await store.update(workspaceId, id, written))) throw notFound()
          await tell(session, kind, after)
        }
        return reading.get(session, id)
      })
    },

    /**
     * Marks a project as changed now, because something of it has; false where there is none. Until the transaction
     * ends nobody else can remove it.
     */
    touch(this: void, workspaceId: string, id: string): Promise<boolean> {
      return store.update(workspaceId, id, { updatedAt: new Date().toISOString() })
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'projects.change')
      return removing.remove(session, id)
    },

    /** Takes a removal of the last thirty days back: the project with exactly those tasks that went with it. */
    async restore(session: Session, id: string): Promise<Project> {
      access.demand(session, 'projects.change')
      await removing.restore(session, id)
      return reading.get(session, id)
    },
  }
}
export type ProjectService = ReturnType<typeof projectService>

type ProjectEvent = `project.${'created' | 'updated' | 'completed' | 'archived' | 'removed' | 'restored'}`

function newRow(workspaceId: string, input: z.output<typeof newProjectSchema>) {
  const { name, description, color, client, deadline, budget } = input
  const moment = new Date().toISOString()
  return {
    id: randomUUID(),
    workspaceId,
    name,
    description,
    search: searchOf({ name, description, client }),
    client,
    deadline,
    budget,
    color,
    state: 'active',
    sample: 0,
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
  } satisfies ProjectRow
}

function changed(before: ProjectRow, change: Change): ProjectRow {
  return {
    ...before,
    name: change.name ?? before.name,
    description: change.description ?? before.description,
    color: change.color ?? before.color,
    state: change.state ?? before.state,
    client: change.client ?? before.client,
    deadline: change.deadline === undefined ? before.deadline : change.deadline,
    budget: change.budget === undefined ? before.budget : change.budget,
  }
}

function whatChanged(before: ProjectRow, after: ProjectRow): ProjectEvent | null {
  if (after.state !== before.state && after.state === 'completed') return 'project.completed'
  if (after.state !== before.state && after.state === 'archived') return 'project.archived'
  const fields = ['name', 'description', 'color', 'state', 'client', 'deadline', 'budget'] as const
  return fields.some((field) => after[field] !== before[field]) ? 'project.updated' : null
}

function searchOf({ name, description, client }: Pick<ProjectRow, 'name' | 'description' | 'client'>) {
  return searchable([name, description, client].filter(Boolean).join('\n'))
}
