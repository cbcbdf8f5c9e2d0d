import { expect, test } from 'vitest'
import { removed } from '../../testing/edited.ts'
import { deepFreeze, documentOf, element } from '../../testing/documents.ts'

const start = deepFreeze(
  documentOf(
    element('section-1', {}, [element('container-2', {}, [element('text-3')]), element('text-4')]),
    element('text-5'),
  ),
)

test('removes a subtree and nothing else', () => {
  const left = removed(start, { ids: ['container-2'] })
  expect(Object.keys(left.elements).toSorted()).toEqual(['section-1', 'text-4', 'text-5'])
  expect(left.elements['section-1']?.children).toEqual(['text-4'])
  expect(left.elements['text-4']).toBe(start.elements['text-4'])
  expect(left.root).toBe(start.root)
})

test('removes from the page', () => {
  expect(removed(start, { ids: ['section-1'] })).toMatchObject({ root: ['text-5'] })
  expect(Object.keys(removed(start, { ids: ['section-1'] }).elements)).toEqual(['text-5'])
})

test('an unknown id throws', () => {
  expect(() => removed(start, { ids: ['nada'] })).toThrow(
    expect.objectContaining({ code: 'unknown-element' }),
  )
})
