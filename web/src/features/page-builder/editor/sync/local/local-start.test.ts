import { expect, it } from 'vitest'
import { allLost, readLocalPage } from './local-start.ts'

it('restores a non-empty list with its ids', () => {
  const page = readLocalPage([{ id: 'text-1', type: 'text', name: 'Texto', props: { text: 'Hola' } }])
  expect(page?.document.root).toEqual(['text-1'])
  expect(page?.lost).toBe(0)
})

it('keeps what can be read, and counts the rest', () => {
  const page = readLocalPage([null, { id: 'text-1', type: 'text', props: {} }, { id: 7 }])
  expect(page).toMatchObject({ lost: 2, document: { root: ['text-1'] } })
})

it.each([undefined, null, [], {}, 'texto', 7, [null], [{ id: 'a' }], [[]]])('ignores %j', (value) => {
  expect(readLocalPage(value === undefined ? null : value)).toBeNull()
})

it.each([
  [[{ id: 7 }, null], 2],
  [[{ id: 'text-1', type: 'text', props: {} }, null], 0],
  [[], 0],
  ['texto', 0],
  [undefined, 0],
])('of %j none can be read: %i', (value, count) => {
  expect(allLost(value ?? null)).toBe(count)
})
