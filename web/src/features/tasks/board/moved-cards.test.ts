import type { TaskState } from '@aurelio/contracts/tasks'
import { expect, test } from 'vitest'
import { makeTask } from '../testing/make-task.ts'
import { stepOf, wayBack, withMove, type Columns } from './moved-cards.ts'

const card = (id: string, state: TaskState) =>
  makeTask(id, { state, doneAt: state === 'done' ? '2026-11-01T08:00:00.000Z' : null })
const [a, b, c, d] = [card('a', 'todo'), card('b', 'todo'), card('c', 'doing'), card('d', 'done')]
const columns: Columns = { todo: [a, b], doing: [c], review: [], done: [d] }
const ids = ({ todo, doing, review, done }: Columns) =>
  [todo, doing, review, done].map((column) => column.map(({ id }) => id).join(''))

test('a card stands before another, behind all, and first among what is done', () => {
  expect(ids(withMove(columns, { task: b, state: 'todo', beforeId: 'a' }))).toEqual(['ba', 'c', '', 'd'])
  expect(ids(withMove(columns, { task: a, state: 'doing', beforeId: 'c' }))).toEqual(['b', 'ac', '', 'd'])
  expect(ids(withMove(columns, { task: a, state: 'review', beforeId: null }))).toEqual(['b', 'c', 'a', 'd'])
  expect(ids(withMove(columns, { task: a, state: 'done', beforeId: null }))).toEqual(['b', 'c', '', 'ad'])
})

test('arrows take it a place or a column further, and nowhere at the edges', () => {
  expect(stepOf(columns, b, 'ArrowUp')).toEqual({ task: b, state: 'todo', beforeId: 'a' })
  expect(stepOf(columns, a, 'ArrowDown')).toEqual({ task: a, state: 'todo', beforeId: null })
  expect(stepOf(columns, a, 'ArrowRight')).toEqual({ task: a, state: 'doing', beforeId: 'c' })
  expect(stepOf(columns, d, 'ArrowLeft')).toEqual({ task: d, state: 'review', beforeId: null })
  for (const [task, key] of [
    [a, 'ArrowUp'],
    [a, 'ArrowLeft'],
    [b, 'ArrowDown'],
    [d, 'ArrowRight'],
    [d, 'ArrowDown'],
    [a, 'Enter'],
  ] as const)
    expect(stepOf(columns, task, key)).toBeNull()
})

test('taken back it stands where it stood', () => {
  expect(
    ids(withMove(withMove(columns, { task: a, state: 'doing', beforeId: null }), wayBack(columns, a))),
  ).toEqual(ids(columns))
})
