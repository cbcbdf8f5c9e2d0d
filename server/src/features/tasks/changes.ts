import { randomUUID } from 'node:crypto'
import type { newTaskSchema, Repetition, TaskPriority, TaskState } from '@aurelio/contracts/tasks'
import type { z } from 'zod'
import { searchable } from '../../platform/database/search-text.ts'
import type { NewTaskRow, TaskRow } from '../../platform/database/tables/work.ts'
import { rankOf } from '../../platform/rank.ts'

/** Fields of a task as they are written. */
export type Change = {
  title?: string | undefined
  notes?: string | undefined
  priority?: TaskPriority | undefined
  startOn?: string | null | undefined
  dueOn?: string | null | undefined
  dueTime?: string | null | undefined
  projectId?: string | null | undefined
  assigneeId?: string | null | undefined
  visibleToClients?: boolean | undefined
  done?: boolean | undefined
  state?: TaskState | undefined
  beforeId?: string | null | undefined
  parentId?: string | null | undefined
  labels?: readonly string[] | undefined
  estimate?: number | null | undefined
  repeats?: Repetition | null | undefined
}
export type NewTask = z.output<typeof newTaskSchema> & { assigneeId: string | null }

const changing = [
  'title',
  'notes',
  'priority',
  'startOn',
  'dueOn',
  'dueTime',
  'projectId',
  'assigneeId',
  'clientVisible',
  'doneAt',
  'stage',
  'rank',
  'parentId',
  'estimate',
  'repeatEvery',
  'repeatUnit',
] as const
export type Changing = Pick<TaskRow, (typeof changing)[number] | 'search' | 'repeatFrom'>

export function newRow(workspaceId: string, input: NewTask, moment = new Date().toISOString()) {
  const { title, notes = '', priority = 'medium', dueOn = null, projectId = null } = input
  const {
    assigneeId,
    visibleToClients = false,
    state = 'todo',
    parentId = null,
    estimate = null,
    startOn = null,
    dueTime = null,
  } = input
  return {
    id: randomUUID(),
    workspaceId,
    projectId,
    assigneeId,
    title,
    notes,
    search: searchable(title),
    priority,
    startOn,
    dueOn,
    dueTime: dueOn === null ? null : dueTime,
    doneAt: state === 'done' ? moment : null,
    stage: state === 'done' ? 'todo' : state,
    rank: rankOf(moment),
    sample: 0,
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
    deletedWithProject: 0,
    clientVisible: visibleToClients ? 1 : 0,
    parentId,
    estimate,
    ...repeating(input.repeats ?? null, dueOn),
    nextId: null,
  } satisfies NewTaskRow
}

/** The row as it will be; where it stands on the board is left as it was. */
export function changed(before: TaskRow, change: Change, now: string): Changing {
  const { title = before.title, notes = before.notes, priority = before.priority } = change
  const { dueOn = before.dueOn, projectId = before.projectId, assigneeId = before.assigneeId } = change
  const { parentId = before.parentId, estimate = before.estimate, startOn = before.startOn } = change
  const { visibleToClients = before.clientVisible === 1, dueTime = before.dueTime } = change
  const fields = { title, notes, search: searchable(title), priority, dueOn, projectId, assigneeId }
  return {
    ...fields,
    ...changedState(before, change, now),
    ...changedRepetition(before, change, dueOn),
    parentId,
    estimate,
    startOn,
    dueTime: dueOn === null ? null : dueTime,
    clientVisible: visibleToClients ? 1 : 0,
    rank: before.rank,
  }
}

function changedState(before: TaskRow, change: Change, now: string): Pick<TaskRow, 'doneAt' | 'stage'> {
  const { done = before.doneAt !== null } = change
  const { state = done ? 'done' : before.stage } = change
  if (state === 'done') return { doneAt: before.doneAt ?? now, stage: before.stage }
  return { doneAt: null, stage: state }
}

/** A day that somebody chooses is the one that it is counted from. */
function changedRepetition(before: TaskRow, { repeats }: Change, dueOn: string | null) {
  const { repeatEvery, repeatUnit, repeatFrom } = before
  if (repeats !== undefined) return repeating(repeats, dueOn)
  return { repeatEvery, repeatUnit, repeatFrom: dueOn === before.dueOn ? repeatFrom : dueOn }
}

function repeating(repeats: Repetition | null, dueOn: string | null) {
  if (repeats === null) return { repeatEvery: null, repeatUnit: null, repeatFrom: null }
  return { repeatEvery: repeats.every, repeatUnit: repeats.unit, repeatFrom: dueOn }
}

export function isSame(before: Changing, after: Changing) {
  return changing.every((field) => after[field] === before[field])
}

export type TaskEvent = `task.${'created' | 'updated' | 'completed' | 'reopened' | 'removed' | 'restored'}`

export function whatHappened(before: Changing, after: Changing): TaskEvent {
  if (before.doneAt === null && after.doneAt !== null) return 'task.completed'
  return before.doneAt !== null && after.doneAt === null ? 'task.reopened' : 'task.updated'
}
