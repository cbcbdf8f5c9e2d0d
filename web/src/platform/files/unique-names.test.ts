import { expect, it } from 'vitest'
import { uniqueNames } from './unique-names.ts'

it('hands each name out once, whatever its case', () => {
  const unique = uniqueNames()
  expect(['a.jpg', 'A.jpg', 'a.jpg', 'x/a.jpg', 'sin'].map(unique)).toEqual([
    'a.jpg',
    'A (2).jpg',
    'a (3).jpg',
    'x/a.jpg',
    'sin',
  ])
})
