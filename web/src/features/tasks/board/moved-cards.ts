import { taskStates, type Task, type TaskState } from '@aurelio/contracts/tasks'

/** The cards of each column, in their order. */
export type Columns = Readonly<Record<TaskState, readonly Task[]>>
/** A card on its way: before another one of a column, or behind all of them. */
export type CardMove = { task: Task; state: TaskState; beforeId: string | null }

/** The columns as they will be. What is done stands by when it was done: the last first. */
export function withMove(columns: Columns, { task, state, beforeId }: CardMove): Columns {
  const rest = (name: TaskState) => columns[name].filter(({ id }) => id !== task.id)
  const target = rest(state)
  const at = state === 'done' ? 0 : target.findIndex(({ id }) => id === beforeId)
  const card = { ...task, state }
  const placed = at === -1 ? [...target, card] : target.toSpliced(at, 0, card)
  const next = { todo: rest('todo'), doing: rest('doing'), review: rest('review'), done: rest('done') }
  return { ...next, [state]: placed }
}

/** Where an arrow takes a card; null where there is nothing further. */
export function stepOf(columns: Columns, task: Task, key: string): CardMove | null {
  const column = columns[task.state]
  const at = column.findIndex(({ id }) => id === task.id)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const state = taskStates[taskStates.indexOf(task.state) + (key === 'ArrowRight' ? 1 : -1)]
    return state ? { task, state, beforeId: columns[state][at]?.id ?? null } : null
  }
  if (task.state === 'done' || at === -1) return null
  if (key === 'ArrowUp')
    return at === 0 ? null : { task, state: task.state, beforeId: column[at - 1]?.id ?? null }
  if (key !== 'ArrowDown' || at === column.length - 1) return null
  return { task, state: task.state, beforeId: column[at + 2]?.id ?? null }
}

/** What takes a move back: the card stands again before the one that followed it. */
export function wayBack(columns: Columns, task: Task): CardMove {
  const column = columns[task.state]
  const at = column.findIndex(({ id }) => id === task.id)
  return { task, state: task.state, beforeId: column[at + 1]?.id ?? null }
}
