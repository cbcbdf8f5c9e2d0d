import { taskPriorities, type TaskPriority } from '@aurelio/contracts/tasks'
import { useSearchParams } from 'react-router'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { isDay } from '../../platform/read-day.ts'

export const taskViews = ['list', 'board', 'calendar', 'timeline'] as const
export type TaskView = (typeof taskViews)[number]

/** Which tasks are asked for; it lives in the address, so that it survives reload, back and a shared link. */
export type TaskFilter = {
  view: TaskView
  /** A day that the calendar or the timeline shows; null for today. */
  day: CalendarDay | null
  done: boolean
  mine: boolean
  overdue: boolean
  projectId: string | null
  /** Whom they are for; null for anybody. */
  assigneeId: string | null
  priority: TaskPriority | null
  label: string | null
  q: string
}

export const noFilter: TaskFilter = {
  view: 'list',
  day: null,
  done: false,
  mine: false,
  overdue: false,
  projectId: null,
  assigneeId: null,
  priority: null,
  label: null,
  q: '',
}

/** Reads the address; what makes no sense there counts as not filtered. */
export function readTaskFilter(params: URLSearchParams): TaskFilter {
  const day = params.get('day') ?? ''
  return {
    view: taskViews.find((view) => view === params.get('view')) ?? 'list',
    day: isDay(day) ? day : null,
    done: params.get('done') === '1',
    mine: params.get('mine') === '1',
    overdue: params.get('overdue') === '1' && params.get('done') !== '1',
    projectId: idIn(params.get('project')),
    assigneeId: params.get('mine') === '1' ? null : idIn(params.get('person')),
    priority: taskPriorities.find((name) => name === params.get('priority')) ?? null,
    label: (params.get('label') ?? '').trim().slice(0, 40) || null,
    q: (params.get('q') ?? '').trim().slice(0, 200),
  }
}

const idIn = (text: string | null) => (text !== null && /^[\w-]{1,64}$/.test(text) ? text : null)

/** What of the filter stands in the address. */
export function writeTaskFilter(filter: TaskFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.view !== 'list') params.set('view', filter.view)
  if ((filter.view === 'calendar' || filter.view === 'timeline') && filter.day) params.set('day', filter.day)
  if (filter.done) params.set('done', '1')
  if (filter.mine) params.set('mine', '1')
  if (filter.overdue && !filter.done) params.set('overdue', '1')
  if (filter.projectId) params.set('project', filter.projectId)
  if (filter.assigneeId && !filter.mine) params.set('person', filter.assigneeId)
  if (filter.priority) params.set('priority', filter.priority)
  if (filter.label) params.set('label', filter.label)
  if (filter.q) params.set('q', filter.q)
  return params
}

/** How many things it asks for, beside what is done or still to do. */
export function countFilters({
  mine,
  overdue,
  projectId,
  assigneeId,
  priority,
  label,
  q,
}: TaskFilter): number {
  return [mine, overdue, projectId, assigneeId, priority, label, q].filter(Boolean).length
}

/** Whether it leaves anything out, beside what is done or still to do. */
export const isNarrowed = (filter: TaskFilter) => countFilters(filter) > 0

/** What of the address a named filter keeps: all but the day that is looked at and the task that is open. */
export function taskViewQuery(params: URLSearchParams): string {
  return writeTaskFilter({ ...readTaskFilter(params), day: null }).toString()
}

export function useTaskFilter(): [TaskFilter, (changes: Partial<TaskFilter>) => void] {
  const [params, setParams] = useSearchParams()

  function change(changes: Partial<TaskFilter>) {
    setParams((before) => writeTaskFilter({ ...readTaskFilter(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [readTaskFilter(params), change]
}
