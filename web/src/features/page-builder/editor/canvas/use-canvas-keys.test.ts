import { decodeElements, emptyDocument, type PageDocument } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { neighbour } from './use-canvas-keys.ts'

function page(): PageDocument {
  const text = (id: string) => ({ id, type: 'text', name: id, props: {} })
  const decoded = decodeElements([
    { id: 'box', type: 'container', name: '', props: { children: [text('one'), text('two')] } },
    text('last'),
  ])
  return decoded.ok ? decoded.document : emptyDocument
}

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
  ['box', 'a', undefined],
])('from %s, %s leads to %s', (from, key, expected) => {
  expect(neighbour(page(), from, key)).toBe(expected)
})
