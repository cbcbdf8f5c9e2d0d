import { randomUUID } from 'node:crypto'
import { mentionedIn, type Mentionable } from '@aurelio/contracts/mentions'
import type { TaskComment } from '@aurelio/contracts/task-sheet'
import { z } from 'zod'
import { by, type Session } from '../../../platform/access/session.ts'
import type { TaskCommentRow, TaskRow } from '../../../platform/database/tables/work.ts'
import { forbidden, notFound } from '../../../platform/http/failures.ts'
import { restorableSince } from '../../../platform/removal/purge-job.ts'
import { requireRoom, type SheetParts, sheetTasks } from '../sheet-tasks.ts'
import { aboutTask } from '../emit.ts'
import { commentRight } from './may-comment.ts'
import { type CommentStore, commentStore } from './store.ts'

/** Whom a text may call: those of a workspace who may do this. */
export type Callable = {
  callable: (workspaceId: string, action: 'tasks.change') => Promise<Mentionable[]>
}

const mostComments = 500
const mentionsSchema = z.array(z.object({ id: z.string(), name: z.string() }))

/**
 * What people say of tasks. A comment is the team's alone, unless it says otherwise; what a client says, all read who see the
 * task.
 */
export function commentService(parts: SheetParts & Callable) {
  const { emit, access } = parts
  const store = commentStore(parts.database)
  const tasks = sheetTasks(parts)
  const mayComment = commentRight(parts)

  const calledIn = async (text: string, { workspace }: Session) =>
    mentionedIn(text, await parts.callable(workspace.id, 'tasks.change'))

  /** Only whoever said it may change it: for others it is not there to be changed. */
  async function own(session: Session, id: string) {
    access.demand(session, 'tasks.comment')
    const row = await store.find(session.workspace.id, id)
    if (row?.authorId !== session.user.id) throw notFound()
    return row
  }

  /** In an open transaction. Throws a 403 for a client who may only look. */
  function said<Result>(session: Session, taskId: string, work: (task: TaskRow) => Promise<Result>) {
    return tasks.change(
      session,
      taskId,
      async (task) => {
        if (!(await mayComment(session, task.projectId))) throw forbidden()
        return work(task)
      },
      'tasks.comment',
    )
  }

  async function tell(session: Session, task: TaskRow, mentioned: readonly string[], isNew: boolean) {
    const { assigneeId } = task
    const about = { ...aboutTask(task), mentioned: [...mentioned], assigneeId: isNew ? assigneeId : null }
    await emit({ ...by(session), kind: 'task.commented', ...about })
  }

  return {
    add(session: Session, taskId: string, { text, forClients }: Pick<TaskComment, 'text' | 'forClients'>) {
      const isTeam = access.can(session, 'tasks.change')
      return said(session, taskId, async (task) => {
        requireRoom((await store.of(taskId, { onlyForClients: false })).length, mostComments)
        const mentions = await calledIn(text, session)
        const row: TaskCommentRow = {
          id: randomUUID(),
          workspaceId: session.workspace.id,
          taskId,
          authorId: session.user.id,
          text,
          mentions: JSON.stringify(mentions),
          forClients: forClients || !isTeam ? 1 : 0,
          byClient: isTeam ? 0 : 1,
          createdAt: new Date().toISOString(),
          editedAt: null,
          deletedAt: null,
        }
        await store.insert(row)
        await tell(
          session,
          task,
          mentions.map(({ id }) => id),
          true,
        )
        return toComment({ ...row, authorName: session.user.name }, session)
      })
    },

    async change(session: Session, id: string, text: string) {
      const { taskId } = await own(session, id)
      return said(session, taskId, async (task) => {
        const before = await own(session, id)
        if (before.deletedAt !== null) throw notFound()
        const mentions = await calledIn(text, session)
        const change = { text, mentions: JSON.stringify(mentions), editedAt: new Date().toISOString() }
        await store.update(id, change)
        const known = new Set(mentionsSchema.parse(JSON.parse(before.mentions)).map((person) => person.id))
        const called = mentions.filter((person) => !known.has(person.id)).map((person) => person.id)
        await tell(session, task, called, false)
        return toComment({ ...before, ...change }, session)
      })
    },

    async remove(session: Session, id: string) {
      const { taskId, deletedAt } = await own(session, id)
      if (deletedAt !== null) throw notFound()
      await said(session, taskId, async () => store.update(id, { deletedAt: new Date().toISOString() }))
      return { id }
    },

    async restore(session: Session, id: string) {
      const row = await own(session, id)
      if (row.deletedAt === null || row.deletedAt < restorableSince()) throw notFound()
      await said(session, row.taskId, async () => store.update(id, { deletedAt: null }))
      return toComment(row, session)
    },
  }
}

type Written = NonNullable<Awaited<ReturnType<CommentStore['find']>>>

/** A comment as its reader sees it. */
export function toComment(row: Written, { user }: Session): TaskComment {
  const { id, authorId, authorName, text, mentions, forClients, byClient, createdAt, editedAt } = row
  return {
    id,
    author: authorId !== null && authorName !== null ? { id: authorId, name: authorName } : null,
    text,
    mentions: mentionsSchema.parse(JSON.parse(mentions)),
    forClients: forClients === 1,
    byClient: byClient === 1,
    mine: authorId === user.id,
    createdAt,
    editedAt,
  }
}
