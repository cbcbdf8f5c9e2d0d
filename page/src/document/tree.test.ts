import { expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import {
  ancestors,
  childrenOf,
  descendants,
  findElement,
  heightOf,
  isInside,
  requireElement,
  walk,
} from './tree.ts'

const document = documentOf(
  element('section-1', {}, [
    element('container-2', {}, [element('text-3'), element('text-4')]),
    element('text-5'),
  ]),
  element('text-6'),
)

test('ancestors go outwards, descendants in page order', () => {
  expect(ancestors(document, 'text-4')).toEqual(['container-2', 'section-1'])
  expect(ancestors(document, 'text-6')).toEqual([])
  expect(descendants(document, 'section-1')).toEqual(['container-2', 'text-3', 'text-4', 'text-5'])
})

test('inside means strictly inside', () => {
  expect(isInside(document, 'text-4', 'section-1')).toBe(true)
  expect(isInside(document, 'section-1', 'section-1')).toBe(false)
  expect(isInside(document, 'section-1', 'text-4')).toBe(false)
})

test('walk visits each element once in page order', () => {
  expect([...walk(document)].map(({ node, depth }) => `${depth} ${node.id}`)).toEqual([
    '0 section-1',
    '1 container-2',
    '2 text-3',
    '2 text-4',
    '1 text-5',
    '0 text-6',
  ])
})

test('height counts levels', () => {
  expect(heightOf(document, 'section-1')).toBe(3)
  expect(heightOf(document, 'text-6')).toBe(1)
})

test('what is not there', () => {
  expect(findElement(document, 'toString')).toBeUndefined()
  expect(() => requireElement(document, 'constructor')).toThrow(
    expect.objectContaining({ code: 'unknown-element' }),
  )
  expect(() => childrenOf(document, 'nada')).toThrow(expect.objectContaining({ code: 'missing-parent' }))
  expect(childrenOf(document, null)).toEqual(['section-1', 'text-6'])
})
