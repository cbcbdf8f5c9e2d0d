import { expect, test } from 'vitest'
import { makeTask } from '../testing/make-task.ts'
import { linksOf, pathOf } from './links.ts'

const text = makeTask('text', { startOn: '2026-03-02', dueOn: '2026-03-04' })
const design = makeTask('design', { startOn: '2026-03-06', dueOn: '2026-03-09', waitsFor: ['text', 'gone'] })
const early = makeTask('early', { dueOn: '2026-03-04', waitsFor: ['text'] })
const someday = makeTask('someday', { waitsFor: ['text'] })

test('what waits for what, of those that have days; one that begins too early is broken', () => {
  const found = linksOf([text, design, early, someday])
  expect(found.map(({ task, blocker, isBroken }) => [task.id, blocker.id, isBroken])).toEqual([
    ['design', 'text', false],
    ['early', 'text', true],
  ])
})

test('a line goes from the end of the one to the beginning of the other, and back between the rows', () => {
  const place = { tasks: [text, design, early], from: '2026-03-02', dayWidth: 24 }
  const [good, broken] = linksOf(place.tasks)
  expect(good && pathOf(good, place)).toBe('M72 20h6V60H96')
  expect(broken && pathOf(broken, place)).toBe('M72 20h6V80H42V100H48')
})
