import type { Task } from '@aurelio/contracts/tasks'
import { expect, test } from 'vitest'
import { groupTasks } from './task-groups.ts'
import { makeTask as task } from './testing/make-task.ts'

function shape(tasks: readonly Task[], today: string) {
  return groupTasks(tasks, today).map(({ name, tasks: members }) => [name, members.map(({ id }) => id)])
}

function at(day: number, hour: number) {
  return new Date(2026, 10, day, hour).toISOString()
}

test('pending tasks stand under how near their day is, in their order', () => {
  const tasks = [
    task('a', { dueOn: '2026-10-01' }),
    task('b', { dueOn: '2026-11-20' }),
    task('c', { dueOn: '2026-11-21' }),
    task('d', { dueOn: '2026-11-22' }),
    task('e', { dueOn: '2026-11-25' }),
    task('f', { dueOn: '2027-01-01' }),
    task('g'),
  ]
  expect(shape(tasks, '2026-11-21')).toEqual([
    ['overdue', ['a', 'b']],
    ['today', ['c']],
    ['tomorrow', ['d']],
    ['week', ['e']],
    ['later', ['f']],
    ['someday', ['g']],
  ])
})

test('the same tasks move when the day changes', () => {
  expect(shape([task('c', { dueOn: '2026-11-21' })], '2026-11-22')).toEqual([['overdue', ['c']]])
})

test('done tasks stand under the local day they were done', () => {
  const tasks = [
    task('now', { doneAt: at(21, 23), dueOn: '2020-01-01' }),
    task('night', { doneAt: at(21, 0) }),
    task('eve', { doneAt: at(20, 23) }),
    task('old', { doneAt: at(2, 9) }),
  ]
  expect(shape(tasks, '2026-11-21')).toEqual([
    ['done-today', ['now', 'night']],
    ['done-yesterday', ['eve']],
    ['done-before', ['old']],
  ])
})

test('no tasks, no groups', () => {
  expect(groupTasks([], '2026-11-21')).toEqual([])
})
