import { edit, mark } from '@aurelio/page/document'
import { expect, test } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { indexOfShown } from './shown-index.ts'

const { document: page } = edit(pageOf(...['a', 'b', 'c', 'd'].map((id) => element('text', id))), (it) =>
  mark(it, { ids: ['a', 'c'], hidden: true }),
)

test('a slot on the canvas is before the element that is seen behind it', () => {
  expect([0, 1, 2].map((slot) => indexOfShown(page, null, slot))).toEqual([1, 3, 4])
})
