import type { TaskLink, TaskSheet } from '@aurelio/contracts/task-sheet'
import type { Task } from '@aurelio/contracts/tasks'
import type { Session } from '../../../platform/access/session.ts'
import { blockerStore } from '../blockers/store.ts'
import { checkStore } from '../checks/store.ts'
import { commentRight } from '../comments/may-comment.ts'
import { toComment } from '../comments/service.ts'
import { commentStore } from '../comments/store.ts'
import { taskReading } from '../reading.ts'
import type { SheetParts } from '../sheet-tasks.ts'

/** What hangs on a task, as somebody sees it: clients nothing of what waits for what, and only what is said to them. */
export function sheetReading({ database, access }: Pick<SheetParts, 'database' | 'access'>) {
  const tasks = taskReading({ database, access })
  const checks = checkStore(database)
  const blockers = blockerStore(database)
  const comments = commentStore(database)
  const mayComment = commentRight({ database, access })

  /** Throws a 404 where they see no such task. */
  return async function sheetOf(session: Session, id: string): Promise<TaskSheet> {
    const { project } = await tasks.get(session, id)
    const { workspaceId, sharedWith } = access.scope(session)
    const isTeam = sharedWith === null
    const [lines, subtasks, links, said] = await Promise.all([
      checks.of(id),
      tasks.partsOf(session, id),
      isTeam ? blockers.of(workspaceId, id) : { blockedBy: [], blocks: [] },
      comments.of(id, { onlyForClients: !isTeam }),
    ])
    const linked = [
      ...links.blockedBy.map((link) => link.blockerId),
      ...links.blocks.map((link) => link.taskId),
    ]
    const byId = new Map((await tasks.some(session, linked)).map((task) => [task.id, task]))
    return {
      checks: lines.map(({ id: checkId, text, done }) => ({ id: checkId, text, done: done === 1 })),
      subtasks,
      blockedBy: links.blockedBy.flatMap((link) => linkTo(link.id, byId.get(link.blockerId))),
      blocks: links.blocks.flatMap((link) => linkTo(link.id, byId.get(link.taskId))),
      comments: said.map((row) => toComment(row, session)),
      mayComment: await mayComment(session, project?.id ?? null),
    }
  }
}

/** Nothing where the other one is removed. */
function linkTo(id: string, task: Task | undefined): TaskLink[] {
  return task ? [{ id, task }] : []
}
