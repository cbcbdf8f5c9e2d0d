import { expect, it } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { compareDocuments } from './compare.ts'

const before = documentOf(
  element('text-1', { text: 'Uno' }),
  element('text-2'),
  element('button-3'),
  element('image-4'),
)

it('says what was added, removed, changed and moved, and nothing of what only gave way', () => {
  const after = documentOf(
    element('heading-5'),
    element('button-3'),
    element('text-1', { text: 'Dos' }),
    element('image-4'),
  )
  expect(compareDocuments(before, after).map(({ kind, id, props }) => [kind, id, props])).toEqual([
    ['added', 'heading-5', []],
    ['moved', 'button-3', []],
    ['changed', 'text-1', ['text']],
    ['removed', 'text-2', []],
  ])
})

it('says nothing where nothing differs', () => {
  expect(compareDocuments(before, before)).toEqual([])
  const first = documentOf(element('heading-9'), element('text-1'), element('text-2'))
  const second = documentOf(element('text-1'), element('text-2'))
  expect(compareDocuments(first, second).map(({ kind, id }) => [kind, id])).toEqual([
    ['removed', 'heading-9'],
  ])
})
