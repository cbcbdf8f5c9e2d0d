import type { Access } from '../../platform/access/access.ts'
import { wholeOf } from '../../platform/access/scope.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ProjectRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import { projectStore } from './store.ts'

type Parts = { database: Database; emit: Emit; access: Access }

/** What those who work on projects do with one beside changing it: clients neither read nor hear of it. */
export function projectsOfTeam({ database, emit, access }: Parts) {
  const store = projectStore(database)
  const demand = (session: Session) => access.demand(session, 'projects.change')
  return {
    /** Throws a 403 for clients. */
    demand,
    /** Throws a 404 where there is no such project. */
    async find(session: Session, id: string): Promise<ProjectRow> {
      demand(session)
      const project = await store.find(wholeOf(session.workspace.id), id)
      if (!project) throw notFound()
      return project
    },
    /** Says in a transaction that something of it is another. */
    async tell(
      session: Session,
      { id, name, sample }: ProjectRow,
      what: 'hours' | 'members' | 'notes' | 'links',
    ) {
      const kind = `project.${what}-changed` as const
      await emit({ ...by(session), kind, subject: { id, name }, projectId: id, sample })
    },
  }
}
export type ProjectsOfTeam = ReturnType<typeof projectsOfTeam>
