import { randomUUID } from 'node:crypto'
import type { Check } from '@aurelio/contracts/task-sheet'
import type { Session } from '../../../platform/access/session.ts'
import type { TaskCheckRow } from '../../../platform/database/tables/work.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { overtakenFields } from '../../../platform/overtaken.ts'
import { rankBehind, rankBetween } from '../../../platform/rank.ts'
import { requireRoom, type SheetParts, sheetTasks } from '../sheet-tasks.ts'
import { checkStore } from './store.ts'

const mostChecks = 200

type Change = {
  text?: string | undefined
  done?: boolean | undefined
  beforeId?: string | null | undefined
  /** As the person read it. */
  seen?: { text?: string | undefined } | undefined
}

/** Checklists of tasks. */
export function checkService(parts: SheetParts) {
  const store = checkStore(parts.database)
  const tasks = sheetTasks(parts)

  async function found(session: Session, id: string) {
    parts.access.demand(session, 'tasks.change')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** Where the line stands from now on: before another one, else behind all of its task. */
  async function rankOf(row: TaskCheckRow, beforeId: string | null | undefined) {
    if (beforeId === undefined || beforeId === row.id) return row.rank
    const next = beforeId === null ? undefined : await store.find(row.workspaceId, beforeId)
    if (beforeId !== null && !next) throw invalidField('beforeId', 'UNKNOWN_TASK')
    const others = (await store.of(row.taskId)).filter(({ id }) => id !== row.id)
    const at = others.findIndex(({ id }) => id === beforeId)
    if (!next || at === -1) return rankBehind(others.at(-1)?.rank ?? null, new Date().toISOString())
    return rankBetween(others[at - 1]?.rank ?? null, next.rank)
  }

  return {
    add(session: Session, taskId: string, { text, done }: Pick<Check, 'text' | 'done'>): Promise<Check> {
      return tasks.change(session, taskId, async () => {
        const there = await store.of(taskId)
        requireRoom(there.length, mostChecks)
        const rank = rankBehind(there.at(-1)?.rank ?? null, new Date().toISOString())
        const row = { id: randomUUID(), workspaceId: session.workspace.id, taskId, text, rank }
        await store.insert([{ ...row, done: done ? 1 : 0 }])
        return { id: row.id, text, done }
      })
    },

    /** Throws a 409 for a text that is no longer as `seen`. */
    async change(session: Session, id: string, { text, done, beforeId, seen }: Change): Promise<Check> {
      const before = await found(session, id)
      return tasks.change(session, before.taskId, async () => {
        const row = await found(session, id)
        const fields = overtakenFields(row, seen ?? {}, { text })
        if (fields.length > 0) throw refuse('TASK_CHANGED', { fields })
        const after = { text: text ?? row.text, done: done ?? row.done === 1 }
        await store.update(id, {
          text: after.text,
          done: after.done ? 1 : 0,
          rank: await rankOf(row, beforeId),
        })
        return { id, ...after }
      })
    },

    async remove(session: Session, id: string) {
      const { taskId } = await found(session, id)
      await tasks.change(session, taskId, async () => store.delete(id))
      return { id }
    },
  }
}
