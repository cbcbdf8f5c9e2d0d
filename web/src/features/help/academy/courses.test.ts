import { lessonIds } from '@aurelio/contracts/lessons'
import { expect, test } from 'vitest'
import { courses } from './courses.ts'
import { lessonOf } from './lessons.ts'

test('each lesson stands in one course, and each course has an address of its own', () => {
  expect(courses.flatMap(({ lessons }) => lessons).toSorted()).toEqual([...lessonIds].toSorted())
  expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length)
})

test.each(lessonIds)('%s is a part of its guide, with words in it', (id) => {
  const { title, markdown } = lessonOf(id)
  expect(title.length).toBeGreaterThan(2)
  expect(markdown.length).toBeGreaterThan(150)
})

test('no two lessons have one name', () => {
  const titles = lessonIds.map((id) => lessonOf(id).title)
  expect(titles).toEqual([...new Set(titles)])
})
