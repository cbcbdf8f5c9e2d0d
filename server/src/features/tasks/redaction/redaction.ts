import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { TaskRow } from '../../../platform/database/tables/work.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { type Actor, taskEmitter } from '../emit.ts'
import { taskTextStore } from './store.ts'

/** A task that repeats has as many after it as were ever done. */
const mostSteps = 1000

type Parts = { database: Database; emit: Emit }

/** Takes words out of tasks wherever they stand: title, notes, list, comments, and what was told of them. */
export function taskRedaction({ database, emit }: Parts) {
  const store = taskTextStore(database)
  const tell = taskEmitter(emit)

  /** Those of these ids with their parts and repetitions. */
  async function family(workspaceId: string, ids: readonly string[]): Promise<readonly TaskRow[]> {
    const found = new Map<string, TaskRow>()
    let next = ids
    for (let step = 0; next.length > 0 && step < mostSteps; step++) {
      const rows = (await store.related(workspaceId, next)).filter(({ id }) => !found.has(id))
      for (const row of rows) found.set(row.id, row)
      next = rows.flatMap(({ id, nextId }) => [id, ...(nextId === null ? [] : [nextId])])
      next = next.filter((id) => !ids.includes(id))
      ids = [...ids, ...next]
    }
    return [...found.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  }

  /** Inside a transaction: how many of the tasks, their parts and repetitions held something that is another now. */
  return async (actor: Actor, ids: readonly string[], rewrite: (text: string) => string): Promise<number> => {
    let changed = 0
    for (const row of ids.length === 0 ? [] : await family(actor.workspaceId, ids)) {
      const [title, notes] = [rewrite(row.title), rewrite(row.notes)]
      const isRewritten = title !== row.title || notes !== row.notes
      if (isRewritten)
        await store.write(row.id, { title, notes, search: searchable(title), updatedAt: actor.at })
      await store.rewriteTold(row.id, rewrite)
      if ((await store.rewriteHanging(row.id, rewrite)) || isRewritten) {
        await tell(actor, 'task.updated', { ...row, title })
        changed += 1
      }
    }
    return changed
  }
}
