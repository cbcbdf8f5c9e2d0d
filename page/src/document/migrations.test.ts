import { expect, test } from 'vitest'
import { migrate } from './migrations.ts'

const mark = (name: string) => (elements: unknown) => [...(Array.isArray(elements) ? elements : []), name]

test('lifts run in order, from the stored version on', () => {
  const lifts = [mark('1→2'), mark('2→3')]
  expect(migrate({ version: 1, elements: ['a'] }, lifts, 3)).toEqual(['a', '1→2', '2→3'])
  expect(migrate({ version: 2, elements: ['a'] }, lifts, 3)).toEqual(['a', '2→3'])
  expect(migrate({ version: 3, elements: ['a'] }, lifts, 3)).toEqual(['a'])
})

test.each([0, -1, 1.5, null, undefined, '1'])('version %s is refused', (version) => {
  expect(() => migrate({ version, elements: [] })).toThrow(
    expect.objectContaining({ code: 'missing-version' }),
  )
})
