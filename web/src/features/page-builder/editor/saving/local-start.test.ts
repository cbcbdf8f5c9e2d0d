import { expect, it } from 'vitest'
import { readLocalPage } from './local-start.ts'

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
