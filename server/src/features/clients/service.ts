import type { ProjectShare, ShareLevel } from '@aurelio/contracts/clients'
import type { DomainEvent } from '@aurelio/contracts/events'
import type { Project } from '@aurelio/contracts/projects'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { GrantRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField } from '../../platform/http/failures.ts'
import { clientStore } from './store.ts'

type Parts = {
  database: Database
  emit: Emit
  access: Access
  /** A project that the person sees; throws a 404 where there is none. */
  project: (session: Session, id: string) => Promise<Project>
}
type Wanted = { id: string; clients: readonly string[]; level: ShareLevel; leads: boolean }

/** What is shared with the clients of a workspace. */
export function clientService({ database, emit, access, project }: Parts) {
  const store = clientStore(database)

  /** The members who see only what is shared with them, by name. */
  async function clientsOf(workspaceId: string) {
    const members = await store.members(workspaceId)
    return members
      .filter(({ role }) => !access.memberCan(role, 'workspace.see'))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
  }

  async function read(session: Session, id: string): Promise<ProjectShare> {
    const [clients, grants] = await Promise.all([clientsOf(session.workspace.id), store.ofProject(id)])
    const held = new Set(grants.map(({ userId }) => userId))
    const [first] = grants
    return {
      clients: clients.map((client) => ({ id: client.id, name: client.name, shared: held.has(client.id) })),
      level: first?.level ?? 'approve',
      leads: first?.leads === 1,
    }
  }

  return {
    async share(session: Session, id: string): Promise<ProjectShare> {
      access.demand(session, 'projects.share')
      await project(session, id)
      return read(session, id)
    },

    /** Shares a project with these clients and takes it from all others. Throws a 422 where one is no client. */
    async setShare(session: Session, wanted: Wanted): Promise<ProjectShare> {
      access.demand(session, 'projects.share')
      return database.inTransaction(async () => {
        const { id, name } = await project(session, wanted.id)
        const known = new Map((await clientsOf(session.workspace.id)).map((client) => [client.id, client]))
        const chosen = [...new Set(wanted.clients)].toSorted()
        const rows = chosen.map((userId): GrantRow => {
          const client = known.get(userId)
          if (!client) throw invalidField('clients', 'UNKNOWN_PERSON')
          return newGrant(session, wanted, client)
        })
        const before = (await store.ofProject(id)).map(({ userId }) => userId)
        const removed = before.filter((userId) => !chosen.includes(userId))
        await store.remove(id, removed)
        await store.put(rows)
        const added = chosen.filter((userId) => !before.includes(userId))
        const subject = { id, name }
        await emit({ ...by(session), kind: 'project.shared', subject, projectId: id, added, removed })
        return read(session, id)
      })
    },

    /** What a person may do with the pages of a project that is shared with them. */
    level: (projectId: string, userId: string) => store.level(projectId, userId),

    /** The clients who see something of what these events are about, each with the events that concern them. */
    async watching<Event extends DomainEvent>(events: readonly Event[]): Promise<Map<string, Event[]>> {
      const told = events.map((event) => ({ event, ids: projectsOf(event) }))
      const ids = [...new Set(told.flatMap((each) => each.ids))]
      const found = new Map<string, Event[]>()
      if (ids.length === 0) return found
      for (const { projectId, userId, leads } of await store.ofProjects(ids))
        for (const { event, ids: named } of told) {
          if (!named.includes(projectId) || (event.kind === 'lead.received' && leads === 0)) continue
          found.set(userId, [...(found.get(userId) ?? []), event])
        }
      return found
    },
  }
}
export type ClientService = ReturnType<typeof clientService>

function newGrant(
  { user, workspace }: Session,
  { id, level, leads }: Wanted,
  client: { id: string; memberId: string },
): GrantRow {
  return {
    workspaceId: workspace.id,
    projectId: id,
    memberId: client.memberId,
    userId: client.id,
    level,
    leads: leads ? 1 : 0,
    createdAt: new Date().toISOString(),
    createdBy: user.id,
  }
}

/**
 * The projects in which a client may notice an event: none where it is about what no client sees.
 * Of the sharing itself a client hears what concerns them alone.
 */
function projectsOf(event: DomainEvent): string[] {
  if (event.kind === 'project.shared') return []
  if ('forClients' in event && !event.forClients) return []
  const named = 'projectId' in event ? event.projectId : null
  const left = 'leftProjectId' in event ? event.leftProjectId : null
  return [named, left].filter((id) => id !== null)
}
