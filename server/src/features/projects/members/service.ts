import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { ProjectsOfTeam } from '../of-team.ts'
import { projectMemberStore } from './store.ts'

type Parts = { database: Database; access: Access; projects: ProjectsOfTeam }

/** Who of the team works on which project. It changes nothing of what they may do. */
export function projectMembersService({ database, access, projects }: Parts) {
  const store = projectMemberStore(database)

  const listed = async (projectId: string) => ({
    items: (await store.of([projectId])).map(({ id, name }) => ({ id, name })),
  })

  return {
    of: (projectIds: readonly string[]) => store.of(projectIds),

    async list(session: Session, projectId: string) {
      await projects.find(session, projectId)
      return listed(projectId)
    },

    /** Throws a 404 for who is none of the team. */
    add(session: Session, projectId: string, userId: string) {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        const workspaceId = session.workspace.id
        const membership = await store.membership(workspaceId, userId)
        if (!membership || !access.memberCan(membership.role, 'tasks.change')) throw notFound()
        await store.insert({ workspaceId, projectId, memberId: membership.id, userId })
        await projects.tell(session, project, 'members')
        return listed(projectId)
      })
    },

    remove(session: Session, projectId: string, userId: string) {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        await store.delete(projectId, userId)
        await projects.tell(session, project, 'members')
        return listed(projectId)
      })
    },
  }
}
export type ProjectMembersService = ReturnType<typeof projectMembersService>
