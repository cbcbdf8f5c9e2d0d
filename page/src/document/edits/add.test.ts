import { expect, test } from 'vitest'
import { added } from '../../testing/edited.ts'
import { deepFreeze, documentOf, element } from '../../testing/documents.ts'
import { encodeElements } from '../codec.ts'
import { limits } from '../schema.ts'
import type { NestedElement } from '../schema.ts'

const start = deepFreeze(documentOf(element('container-1', {}, [element('text-2')]), element('text-3')))
const fresh = element('container-8', {}, [element('text-9')])

test('adds a subtree to the page and to a container, at an index or the end', () => {
  expect(added(start, { element: fresh, parent: null, index: 1 }).root).toEqual([
    'container-1',
    'container-8',
    'text-3',
  ])
  expect(added(start, { element: fresh, parent: null, index: 99 }).root.at(-1)).toBe('container-8')
  const inside = added(start, { element: fresh, parent: 'container-1' })
  expect(encodeElements(inside)[0]).toEqual(element('container-1', {}, [element('text-2'), fresh]))
  expect(inside.elements['text-9']?.parent).toBe('container-8')
})

test('untouched elements keep their identity', () => {
  const inside = added(start, { element: fresh, parent: 'container-1' })
  expect(inside.elements['text-2']).toBe(start.elements['text-2'])
  expect(inside.elements['text-3']).toBe(start.elements['text-3'])
  expect(inside.root).toBe(start.root)
})

function nest(levels: number): NestedElement {
  let node = element('text-100')
  for (let level = 1; level < levels; level += 1) node = element(`container-${100 + level}`, {}, [node])
  return node
}

test.each([
  ['missing-parent', { element: fresh, parent: 'container-77' }],
  ['duplicate-id', { element: element('container-8', {}, [element('text-3')]), parent: null }],
  ['bad-character', { element: element('text-8', { text: '\0' }), parent: null }],
  ['list-too-deep', { element: nest(limits.depth), parent: 'container-1' }],
] as const)('%s', (code, place) => {
  expect(() => added(start, place)).toThrow(expect.objectContaining({ code }))
})

test('a page takes no more elements than it may hold', () => {
  const full = documentOf(...Array.from({ length: limits.elements }, (_, at) => element(`text-${at + 100}`)))
  expect(() => added(full, { element: fresh, parent: null })).toThrow(
    expect.objectContaining({ code: 'too-many' }),
  )
})
