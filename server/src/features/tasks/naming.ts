import type { Database } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/http/failures.ts'
import type { NewTask } from './changes.ts'
import { taskStore } from './store.ts'

/** What tasks need of projects and people. */
export type Neighbours = {
  /** Marks a project as changed now; false where the workspace has none of this id. */
  projects: { touch: (workspaceId: string, id: string) => Promise<boolean> }
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
}

/** What a task may name. Each throws a 422 at the field where it is not there. */
export function taskNaming(database: Database, { projects, isMember }: Neighbours) {
  const store = taskStore(database)

  /** Marks the projects that gain, keep or lose a task as changed. */
  async function touchProjects(
    workspaceId: string,
    named: readonly (string | null)[],
    left: readonly (string | null)[],
  ) {
    // In one order everywhere: two changes that move tasks to and fro must not wait for each other.
    const ids = [...new Set([...named, ...left])].filter((id) => id !== null).toSorted()
    for (const id of ids)
      if (!(await projects.touch(workspaceId, id)) && named.includes(id))
        throw invalidField('projectId', 'UNKNOWN_PROJECT')
  }

  /** A task that may have parts: there, and no part itself. */
  async function parentOf(workspaceId: string, parentId: string) {
    const parent = await store.row(workspaceId, parentId)
    if (!parent) throw invalidField('parentId', 'UNKNOWN_TASK')
    if (parent.parentId !== null) throw invalidField('parentId', 'NESTED_TASK')
    return parent
  }

  return {
    touchProjects,
    /** The projects of tasks that go or come back. */
    async touchProjectsOf(workspaceId: string, taskIds: readonly string[]) {
      await touchProjects(workspaceId, [], await store.projectsOf(workspaceId, taskIds))
    },
    async requireMember(workspaceId: string, userId: string | null) {
      if (userId !== null && !(await isMember(workspaceId, userId)))
        throw invalidField('assigneeId', 'UNKNOWN_PERSON')
    },
    async requireParent(workspaceId: string, parentId: string | null, taskId: string) {
      if (parentId === null) return
      await parentOf(workspaceId, parentId)
      const parts = await store.countParts(taskId)
      if (parentId === taskId || parts > 0) throw invalidField('parentId', 'NESTED_TASK')
    },
    /** A part stands in the project of its task, and is as visible, unless told otherwise. */
    async withParent(workspaceId: string, input: NewTask): Promise<NewTask> {
      if (!input.parentId) return input
      const { projectId, clientVisible } = await parentOf(workspaceId, input.parentId)
      return { projectId, visibleToClients: clientVisible === 1, ...input }
    },
  }
}
