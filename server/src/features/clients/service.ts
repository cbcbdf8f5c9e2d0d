import { type ShareLevel, shareLevels } from '@aurelio/contracts/clients'
import type { DomainEvent } from '@aurelio/contracts/events'
import { clientsOfPages, levelsOnPage } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectGrantStore } from './store.ts'

/** What the clients of a workspace see. */
export function clientService(database: Database) {
  const grants = projectGrantStore(database)

  return {
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
  if ('pageId' in event) return event.pageId === null ? [] : [event.pageId]
  return event.kind.startsWith('page.') && 'subject' in event ? [event.subject.id] : []
}
