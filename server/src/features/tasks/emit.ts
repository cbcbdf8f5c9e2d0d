import { by } from '../../platform/access/session.ts'
import type { TaskRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { TaskEvent } from './changes.ts'

/** Who does something; nobody, where it happens by itself. */
export type Actor = Omit<ReturnType<typeof by>, 'actorId'> & { actorId: string | null }
export type Told = Pick<TaskRow, 'id' | 'title' | 'projectId' | 'sample' | 'clientVisible'>

/** What an event says of a task: where it is, where it was, and whether clients notice it. */
export function aboutTask(row: Told, before: Told = row) {
  const { id, title, projectId, sample } = row
  return {
    subject: { id, name: title },
    projectId,
    sample,
    forClients: row.clientVisible === 1 || before.clientVisible === 1,
    leftProjectId: before.projectId === projectId ? null : before.projectId,
  }
}

/** Tells what happened to a task. */
export function taskEmitter(emit: Emit) {
  return (actor: Actor, kind: TaskEvent, row: Told, before?: Told) =>
    emit({ ...actor, kind, ...aboutTask(row, before) })
}
export type EmitTask = ReturnType<typeof taskEmitter>
