import type { StoredPage } from '@aurelio/page/document'
import { letterTemplate } from '@aurelio/page/letters'
import { expect, test } from 'vitest'
import { changed, linesOf, newPart, partsOf, partTypes, withParts } from './parts.ts'

const news = letterTemplate('news').document

test('the parts of a letter are what its box holds, and go back into it', () => {
  const parts = partsOf(news)
  expect(parts.map(({ type }) => type).slice(0, 3)).toEqual(['heading', 'text', 'heading'])
  const fewer = withParts(news, parts.slice(1))
  expect(fewer.elements).toHaveLength(1)
  expect(partsOf(fewer)).toEqual(parts.slice(1))
  expect(partsOf(news)).toHaveLength(parts.length)
})

test('parts without a box stand by themselves', () => {
  const bare: StoredPage = { version: 1, elements: [newPart('text'), newPart('divider')] }
  expect(partsOf(bare)).toHaveLength(2)
  expect(withParts(bare, []).elements).toEqual([])
})

test.each(partTypes)('a new %s is one of its kind, and none is another', (type) => {
  const [one, other] = [newPart(type), newPart(type)]
  expect(one.type).toBe(type)
  expect(one.id).not.toBe(other.id)
})

test('marks of a text go with its letters, and stay while another thing changes', () => {
  const marked = {
    ...newPart('text'),
    props: { text: 'Hola', textSpans: [{ from: 0, to: 4, kind: 'bold' }] },
  }
  expect(changed(marked, { text: 'Adiós' }).props).toEqual({ text: 'Adiós' })
  expect(changed(marked, { color: '#000000' }).props['textSpans']).toHaveLength(1)
})

test('a list is one point in each line', () => {
  const list = changed(newPart('list'), { items: [{ line: 'Uno' }, { line: 'Dos' }] })
  expect(linesOf(list)).toBe('Uno\nDos')
})
