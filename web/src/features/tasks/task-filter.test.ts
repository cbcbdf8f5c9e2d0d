import { expect, test } from 'vitest'
import { noFilter, readTaskFilter, writeTaskFilter } from './task-filter.ts'

test('a filter survives the address', () => {
  const filter = { done: false, mine: true, overdue: true, projectId: 'p-1', q: 'logo & web' }
  expect(readTaskFilter(new URLSearchParams(writeTaskFilter(filter).toString()))).toEqual(filter)
  expect(writeTaskFilter(noFilter).toString()).toBe('')
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
