import { describe, expect, test } from 'vitest'
import { documentOf, element } from '../../testing/documents.ts'
import { renderPublication } from '../../render/render-publication.ts'
import { encodeElements } from '../codec.ts'
import { emptyDocument } from '../tree.ts'
import { inlineSymbols } from './inline-symbols.ts'
import { keptSymbolsText, readKeptSymbols, withSymbols } from './kept-symbols.ts'
import { storedDocument } from '../stored-document.ts'

const place = (id: string, symbol: unknown, values: unknown = {}) => element(id, { symbol, values })
const shout = documentOf(
  element('section-1', { anchor: 'oferta', opened: ['anchor'] }, [
    element('heading-1', { text: 'Oferta', level: 2, opened: ['text'], textSpans: [[0, 3, 'b']] }),
    element('button-1', { text: 'Ver', link: '#oferta' }),
    element('form-1', { fields: ['email'] }),
  ]),
)
const textOf = (list: unknown) => JSON.stringify(list)

test('a page without symbols is the very same', () => {
  const page = documentOf(element('text-1', { text: 'Hola' }))
  expect(inlineSymbols(page, new Map([['a', shout]]))).toBe(page)
})

test('the element at the top takes the place, with ids, forms and anchors that are its own', () => {
  const page = inlineSymbols(
    documentOf(place('symbol-1', 'a'), place('symbol-2', 'a')),
    new Map([['a', shout]]),
  )
  expect(page.root).toEqual(['symbol-1', 'symbol-2'])
  expect(Object.keys(page.elements)).toHaveLength(8)
  const { manifest, html } = renderPublication(page, { title: '' })
  expect(manifest.forms).toEqual(['symbol-1.form-1', 'symbol-2.form-1'])
  expect(manifest.anchors).toContain('oferta-2')
  expect(html).toContain('href="#oferta-2"')
})

test('a page fills in what is opened, and nothing else', () => {
  const values = {
    'heading-1': { text: 'Rebajas', level: 5 },
    'button-1': { text: 'No' },
    nadie: { text: 'No' },
  }
  const page = inlineSymbols(documentOf(place('symbol-1', 'a', values)), new Map([['a', shout]]))
  expect(page.elements['symbol-1.heading-1']?.props).toEqual({ text: 'Rebajas', level: 2, opened: ['text'] })
  expect(page.elements['symbol-1.button-1']?.props['text']).toBe('Ver')
})

test('what a page says of the place holds for the element at the top', () => {
  const page = documentOf({
    ...place('symbol-1', 'a'),
    hidden: true,
    props: { symbol: 'a', hiddenOn: ['mobile'] },
  })
  expect(inlineSymbols(page, new Map([['a', shout]])).elements['symbol-1']).toMatchObject({
    type: 'section',
    hidden: true,
    props: { hiddenOn: ['mobile'] },
  })
})

describe('shows nothing in the place of', () => {
  test.each([
    ['one that nobody knows', place('symbol-1', 'other')],
    ['what is no id', place('symbol-1', '__proto__')],
    ['what is no text', place('symbol-1', { toString: 'a' })],
  ])('%s', (_, each) => {
    const page = inlineSymbols(documentOf(each), new Map([['a', shout]]))
    expect(page.elements['symbol-1']?.type).toBe('symbol')
    expect(renderPublication(page, { title: '' }).html).toMatch(/<main[^>]*><\/main>/)
  })

  test('itself, also inside another', () => {
    const one = documentOf(element('section-1', {}, [place('symbol-1', 'b')]))
    const other = documentOf(element('section-1', {}, [place('symbol-1', 'a')]))
    const page = inlineSymbols(
      documentOf(place('symbol-1', 'a')),
      new Map([
        ['a', one],
        ['b', other],
      ]),
    )
    expect(Object.values(page.elements).map(({ type }) => type)).toEqual(['section', 'section', 'symbol'])
  })

  test('what would make the page larger than a page may be', () => {
    const ten = Array.from({ length: 10 }, (_, at) => at)
    const level = (inner: string) =>
      documentOf(
        element(
          'section-1',
          {},
          ten.map((at) => place(`symbol-${at}`, inner)),
        ),
      )
    const symbols = new Map(ten.map((at) => [`s${at}`, at === 9 ? shout : level(`s${at + 1}`)]))
    const page = inlineSymbols(documentOf(place('symbol-1', 's0')), symbols)
    expect(Object.keys(page.elements).length).toBeLessThanOrEqual(20_000)
  })

  test('hostile values', () => {
    for (const values of [
      null,
      'x',
      [],
      { 'heading-1': null },
      { 'heading-1': ['text'] },
      { constructor: { text: 'x' } },
    ]) {
      const page = inlineSymbols(documentOf(place('symbol-1', 'a', values)), new Map([['a', shout]]))
      expect(page.elements['symbol-1.heading-1']?.props['text']).toBe('Oferta')
    }
  })
})

test('a publication keeps the symbols that it shows', () => {
  const stored = storedDocument(
    textOf({ version: 1, elements: encodeElements(documentOf(place('symbol-1', 'a'))) }),
  )
  const kept = keptSymbolsText(
    new Map([['a', { number: 3, page: { version: 1, elements: encodeElements(shout) } }]]),
  )
  expect(readKeptSymbols(kept).get('a')?.number).toBe(3)
  const shown = withSymbols(stored, kept).read()
  expect(Object.keys(shown.document.elements)).toHaveLength(4)
  expect(textOf(shown.page)).toContain('Oferta')
  expect(withSymbols(stored, null)).toBe(stored)
  expect(inlineSymbols(emptyDocument, new Map())).toBe(emptyDocument)
})
