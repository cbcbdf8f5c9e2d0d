import { expect, test } from 'vitest'
import { withoutTask, type TaskPages } from './task-cache.ts'
import { makeTask as row } from './testing/make-task.ts'

const list: TaskPages = {
  pages: [
    { items: [row('a'), row('b')], nextCursor: 'b', total: 3 },
    { items: [row('c')], nextCursor: null, total: 3 },
  ],
  pageParams: [undefined, 'b'],
}

test('the task goes from its page and every total counts one less', () => {
  const rest = withoutTask(list, 'c')
  expect(rest?.pages.map(({ items, total }) => [items.map(({ id }) => id), total])).toEqual([
    [['a', 'b'], 2],
    [[], 2],
  ])
  expect(list.pages[1]?.items).toHaveLength(1)
})

test('a list that does not hold it stays the same object', () => {
  expect(withoutTask(list, 'x')).toBe(list)
  expect(withoutTask(undefined, 'a')).toBeUndefined()
})
