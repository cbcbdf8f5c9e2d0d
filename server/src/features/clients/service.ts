import { type Share, type ShareLevel, shareLevels } from '@aurelio/contracts/clients'
import type { DomainEvent } from '@aurelio/contracts/events'
import type { Project } from '@aurelio/contracts/projects'
import type { Access } from '../../platform/access/access.ts'
import { clientsOfPages, levelsOnPage } from '../../platform/access/scope.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { Sharing, Wanted } from './sharing.ts'
import { projectGrantStore } from './store.ts'

type Parts = {
  database: Database
  emit: Emit
  access: Access
  sharing: Sharing
  /** A project that the person sees; throws a 404 where there is none. */
  project: (session: Session, id: string) => Promise<Project>
}

/** What is shared with the clients of a workspace. */
export function clientService({ database, emit, access, sharing, project }: Parts) {
  const grants = projectGrantStore(database)

  return {
    async share(session: Session, id: string): Promise<Share> {
      access.demand(session, 'projects.share')
      await project(session, id)
      return sharing.read(session, grants, id)
    },

    /** Shares a project with these clients and takes it from all others. Throws a 422 where one is no client. */
    async setShare(session: Session, wanted: Wanted): Promise<Share> {
      access.demand(session, 'projects.share')
      return database.inTransaction(async () => {
        const { id, name } = await project(session, wanted.id)
        const changed = await sharing.change(session, grants, wanted)
        await emit({
          ...by(session),
          kind: 'project.shared',
          subject: { id, name },
          projectId: id,
          ...changed,
        })
        return sharing.read(session, grants, id)
      })
    },

    /** The most that a client may do with a page; undefined where it is not shared with them. */
    async level(pageId: string, userId: string): Promise<ShareLevel | undefined> {
      const levels = await levelsOnPage(database, pageId, userId)
      return shareLevels.findLast((level) => levels.includes(level))
    },

    /** The clients who see something of what these events are about, each with the events that concern them. */
    async watching<Event extends DomainEvent>(events: readonly Event[]): Promise<Map<string, Event[]>> {
      const told = events.map((event) => ({ event, projects: projectsOf(event), pages: pagesOf(event) }))
      const projectIds = [...new Set(told.flatMap(({ projects }) => projects))]
      const pageIds = [...new Set(told.flatMap(({ pages }) => pages))]
      const rows = [
        ...(projectIds.length > 0 ? await grants.ofProjects(projectIds) : []),
        ...(pageIds.length > 0 ? await clientsOfPages(database, pageIds) : []),
      ]
      const found = new Map<string, Event[]>()
      for (const row of rows)
        for (const { event, projects, pages } of told) {
          const concerns = 'pageId' in row ? pages.includes(row.pageId) : projects.includes(row.projectId)
          if (!concerns || (event.kind === 'lead.received' && row.leads === 0)) continue
          const before = found.get(row.userId) ?? []
          if (!before.includes(event)) found.set(row.userId, [...before, event])
        }
      return found
    },
  }
}
export type ClientService = ReturnType<typeof clientService>

/** Of the sharing itself a client hears what concerns them alone. */
function isForClients(event: DomainEvent): boolean {
  if (event.kind === 'project.shared' || event.kind === 'site.shared' || event.kind === 'page.shared')
    return false
  return !('forClients' in event) || event.forClients
}

/** The projects in which a client may notice an event: none where it is about what no client sees. */
function projectsOf(event: DomainEvent): string[] {
  if (!isForClients(event)) return []
  const named = 'projectId' in event ? event.projectId : null
  const left = 'leftProjectId' in event ? event.leftProjectId : null
  return [named, left].filter((id) => id !== null)
}

/** The page that an event is about, for those who see it without its project. */
function pagesOf(event: DomainEvent): string[] {
  if (!isForClients(event)) return []
  if ('pageId' in event) return [event.pageId]
  return event.kind.startsWith('page.') && 'subject' in event ? [event.subject.id] : []
}
