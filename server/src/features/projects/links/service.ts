import { randomUUID } from 'node:crypto'
import { type LinkedKind, mostLinks } from '@aurelio/contracts/project-links'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/failures.ts'
import type { ProjectsOfTeam } from '../of-team.ts'
import { projectLinkStore } from './store.ts'

/** Reads a thing as somebody sees it, or throws a 404. */
export type SeeLinked = Record<LinkedKind, (session: Session, id: string) => Promise<unknown>>
type Parts = { database: Database; projects: ProjectsOfTeam; see: SeeLinked }
type Thing = { kind: LinkedKind; thingId: string }

/** Which sites and leads a project is about, from either end. */
export function projectLinksService({ database, projects, see }: Parts) {
  const store = projectLinkStore(database)

  const listed = async (projectId: string) => ({
    items: (await store.of([projectId])).map(({ kind, id, name }) => ({ kind, id, name })),
  })

  return {
    ofProjects: (projectIds: readonly string[]) => store.of(projectIds),

    async list(session: Session, projectId: string) {
      await projects.find(session, projectId)
      return listed(projectId)
    },

    /** The projects that a thing is linked with. */
    async of(session: Session, { kind, thingId }: Thing) {
      projects.demand(session)
      await see[kind](session, thingId)
      return { items: await store.projectsOf(session.workspace.id, kind, thingId) }
    },

    add(session: Session, projectId: string, { kind, thingId }: Thing) {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        await see[kind](session, thingId)
        if ((await store.count(projectId)) >= mostLinks) throw refuse('TOO_MANY_LINKS', { most: mostLinks })
        await store.insert({
          id: randomUUID(),
          workspaceId: session.workspace.id,
          projectId,
          siteId: kind === 'site' ? thingId : null,
          leadId: kind === 'lead' ? thingId : null,
          createdAt: new Date().toISOString(),
        })
        await projects.tell(session, project, 'links')
        return listed(projectId)
      })
    },

    remove(session: Session, projectId: string, { kind, thingId }: Thing) {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        await store.delete(projectId, kind, thingId)
        await projects.tell(session, project, 'links')
        return listed(projectId)
      })
    },
  }
}
export type ProjectLinksService = ReturnType<typeof projectLinksService>
