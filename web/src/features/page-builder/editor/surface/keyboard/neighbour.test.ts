import { expect, it } from 'vitest'
import { element, pageOf } from '../../model/testing/documents.ts'
import { neighbour } from './neighbour.ts'

const page = pageOf(
  element('container', 'box', {}, [element('text', 'one'), element('text', 'two')]),
  element('text', 'last'),
)

it.each([
  [null, 'ArrowDown', 'box'],
  [null, 'ArrowUp', 'last'],
  ['box', 'ArrowDown', 'one'],
  ['two', 'ArrowDown', 'last'],
  ['last', 'ArrowDown', undefined],
  ['box', 'ArrowUp', undefined],
  ['last', 'ArrowUp', 'two'],
  ['box', 'ArrowRight', 'one'],
  ['one', 'ArrowRight', undefined],
  ['two', 'ArrowLeft', 'box'],
  ['box', 'ArrowLeft', undefined],
  [null, 'ArrowLeft', undefined],
  ['one', 'ArrowUp', 'box'],
  ['last', 'Home', 'box'],
  ['box', 'End', 'last'],
  ['box', 'a', undefined],
])('from %s, %s leads to %s', (from, key, expected) => {
  expect(neighbour(page, from, key)).toBe(expected)
})
