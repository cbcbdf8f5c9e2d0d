import { expect, test } from 'vitest'
import { noFilter, readTaskFilter, taskViewQuery, writeTaskFilter, type TaskFilter } from './task-filter.ts'

test('a filter survives the address', () => {
  const filter: TaskFilter = {
    view: 'calendar',
    day: '2026-11-20',
    done: false,
    mine: true,
    overdue: true,
    projectId: 'p-1',
    assigneeId: null,
    priority: 'high',
    label: 'Área & más',
    q: 'logo & web',
  }
  expect(readTaskFilter(new URLSearchParams(writeTaskFilter(filter).toString()))).toEqual(filter)
  const named = { ...filter, mine: false, assigneeId: 'u-1' }
  expect(readTaskFilter(new URLSearchParams(writeTaskFilter(named).toString()))).toEqual(named)
  expect(writeTaskFilter(noFilter).toString()).toBe('')
})

test('the day is the calendar’s alone', () => {
  expect(writeTaskFilter({ ...noFilter, view: 'board', day: '2026-11-20' }).toString()).toBe('view=board')
  expect(readTaskFilter(new URLSearchParams('view=gantt&day=2026-02-30'))).toEqual(noFilter)
})

test('nothing done is overdue', () => {
  expect(readTaskFilter(new URLSearchParams('done=1&overdue=1'))).toMatchObject({
    done: true,
    overdue: false,
  })
})

test('what makes no sense in the address is not filtered by', () => {
  expect(readTaskFilter(new URLSearchParams('done=yes&mine=&project=../etc&q=%20'))).toEqual(noFilter)
  expect(readTaskFilter(new URLSearchParams(`q=${'x'.repeat(500)}`)).q).toHaveLength(200)
})

test('a named filter keeps all but the day and the task that is open', () => {
  const params = new URLSearchParams('task=t-1&view=calendar&day=2026-11-20&label=web&foo=1')
  expect(taskViewQuery(params)).toBe('view=calendar&label=web')
})
