import { describe, expect, test } from 'vitest'
import { storedDocument } from '../../document/stored-document.ts'
import { encodeElements } from '../../document/codec.ts'
import { renderPublication } from '../../render/render-publication.ts'
import { documentOf, element } from '../../testing/documents.ts'
import {
  queryKey,
  queryOfKey,
  readShownItems,
  type ShownItem,
  shownItemsText,
  type ShownList,
} from '../../values/collection.ts'
import { pageNumbers } from './list-view.ts'
import { queriesIn } from './queries.ts'
import { listViewOf, withItems, withKeptItems } from './with-items.ts'

const card = [
  element('heading-2', { text: '{{item}}', level: 3 }),
  element('text-3', { text: '{{ item.Cargo | Sin cargo }} · {{otra}}' }),
  element('image-4', { src: '{{item.foto_grande}}', alt: 'Foto de {{item}}' }),
  element('button-5', { text: 'Ver', link: '{{item.web|#}}' }),
]
const page = (props: object = {}, children = card) =>
  documentOf(element('collection-1', { collection: 'equipo', ...props }, children))

const listOf = (items: readonly ShownItem[], more: Partial<ShownList> = {}): ShownList => ({
  items: [...items],
  total: items.length,
  filters: [],
  ...more,
})
const of = (id: string, values: Record<string, string>): ShownItem => ({ id, values })
const shownOn = (document: ReturnType<typeof page>, items: readonly ShownItem[]) =>
  withItems(document, new Map(queriesIn(document).map((query) => [queryKey(query), listOf(items)])))
const htmlOf = (document: ReturnType<typeof page>) => renderPublication(document, { title: '' }).html

test('a page asks for the fields that it names, and for nothing where no collection is chosen', () => {
  expect(queriesIn(page({ sort: 'nombre', limit: 3 }))).toEqual([
    {
      collection: 'equipo',
      field: '',
      operator: 'is',
      value: '',
      sort: 'nombre',
      direction: 'up',
      limit: 3,
      names: ['item', 'item.cargo', 'item.foto grande', 'item.web'],
    },
  ])
  expect(queriesIn(page({ collection: '' }))).toEqual([])
  expect(queriesIn(page({ collection: '"><script>' }))).toEqual([])
})

test('what it holds stands once for each item, with what each says', () => {
  const html = htmlOf(
    shownOn(page(), [
      of('a', {
        item: 'Ana',
        'item.cargo': 'Dirección',
        'item.foto grande': 'https://x.test/ana.jpg',
        'item.web': 'https://ana.test/',
      }),
      of('b', { item: 'Bruno', 'item.cargo': '' }),
    ]),
  )
  expect(html.match(/role="listitem"/g)).toHaveLength(2)
  expect(html).toContain('Dirección · {{otra}}')
  expect(html).toContain('Sin cargo · {{otra}}')
  expect(html).toContain('alt="Foto de Ana"')
  expect(html).toContain('src="https://x.test/ana.jpg"')
  expect(html).toContain('href="https://ana.test/"')
  expect(html).not.toContain('<script>')
})

test('without items it says so, and without a word nothing', () => {
  expect(htmlOf(shownOn(page({ empty: 'Pronto' }), []))).toContain('>Pronto</p>')
  expect(htmlOf(shownOn(page({ empty: '' }), []))).not.toContain('</p>')
  expect(htmlOf(shownOn(page(), []))).not.toContain('{{item}}')
})

test('the same items give the same page, with ids and anchors that are their own', () => {
  const document = page({}, [
    element('section-2', { anchor: 'ficha' }, [element('text-3', { text: '{{item}}' })]),
  ])
  const items = [of('a', { item: 'Ana' }), of('b', { item: 'Bruno' })]
  const shown = shownOn(document, items)
  expect(shownOn(document, items)).toEqual(shown)
  expect(renderPublication(shown, { title: '' }).manifest.anchors).toEqual(
    expect.arrayContaining(['ficha-2', 'ficha-3']),
  )
})

test('forms, layers and collections inside are not repeated', () => {
  const inner = element('collection-9', { collection: 'otra' }, [element('text-9', { text: 'Dentro' })])
  const document = page({}, [
    element('form-2', { fields: ['email'] }),
    inner,
    element('text-3', { text: '{{item}}' }),
  ])
  const { html, manifest } = renderPublication(shownOn(document, [of('a', { item: 'Ana' })]), { title: '' })
  expect(manifest.forms).toEqual([])
  expect(html).not.toContain('Dentro')
  expect(html).toContain('Ana')
})

test('what would make a page larger than a page may be is left out', () => {
  const many = Array.from({ length: 100 }, (_, at) => of(`i${at}`, { item: 'x' }))
  const wide = Array.from({ length: 500 }, (_, at) => element(`text-${at + 10}`, { text: '{{item}}' }))
  const shown = shownOn(page({ limit: 100 }, wide), many)
  expect(Object.keys(shown.elements).length).toBeLessThanOrEqual(20_000)
})

describe('hostile values are texts', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</style><script>alert(1)</script>',
    '{{item.web}}',
    '${alert(1)} $& $1',
    '\u202Egnp.exe',
  ])('%s', (hostile) => {
    const html = htmlOf(
      shownOn(page(), [
        of('a', { item: hostile, 'item.cargo': hostile, 'item.web': hostile, 'item.foto grande': hostile }),
      ]),
    )
    expect(html).not.toMatch(/<script>|<img src=x/)
    expect(html).toContain(
      hostile
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;'),
    )
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    ' javascript&colon;alert(1)',
  ])('a link to %s leads nowhere', (hostile) => {
    const html = htmlOf(shownOn(page(), [of('a', { 'item.web': hostile, 'item.foto grande': hostile })]))
    expect(html).not.toMatch(/(?:href|src)="[^"]*(?:javascript|text\/html)/i)
  })

  test('names of the language are no values', () => {
    const document = page({}, [element('text-2', { text: '[{{item.constructor}}{{item.__proto__|nada}}]' })])
    expect(htmlOf(shownOn(document, [of('a', {})]))).toContain('[nada]')
  })
})

test('a publication keeps the items that it shows', () => {
  const document = page()
  const stored = storedDocument(JSON.stringify({ version: 1, elements: encodeElements(document) }))
  const [query] = queriesIn(document)
  const text = shownItemsText(new Map([[query ? queryKey(query) : '', listOf([of('a', { item: 'Ana' })])]]))
  expect(readShownItems(text).size).toBe(1)
  expect(JSON.stringify(withKeptItems(stored, text).read().page)).toContain('Ana')
  expect(withKeptItems(stored, null)).toBe(stored)
})

test('a publication from before lists had more shows what it kept', () => {
  const document = page()
  const [query] = queriesIn(document)
  const text = JSON.stringify({ [query ? queryKey(query) : '']: [of('a', { item: 'Ana' })] })
  const shown = readShownItems(text)
  expect([...shown.values()]).toEqual([listOf([of('a', { item: 'Ana' })])])
  expect(htmlOf(withItems(document, shown))).toContain('Ana')
})

test('what visitors may ask is a part of the question, and a key of before asks nothing more', () => {
  const [query] = queriesIn(page({ paging: 'more', filters: ['cargo', 'cargo', '"><b>', 3] }))
  expect(query?.asks).toEqual({ paging: 'more', search: false, filters: ['cargo'] })
  expect(query && queryOfKey(queryKey(query))).toEqual(query)
  const [plain] = queriesIn(page())
  expect(plain && queryOfKey(queryKey(plain))).toEqual(plain)
  expect(plain && queryKey(plain)).not.toContain('paging')
})

const numbers = (at: number, pages: number) =>
  pageNumbers(at, pages)
    .map((each) => each ?? '…')
    .join(' ')

test('pages are led to by their numbers, the far ones left out', () => {
  expect(numbers(1, 3)).toBe('1 2 3')
  expect(numbers(1, 9)).toBe('1 2 … 9')
  expect(numbers(4, 9)).toBe('1 2 3 4 5 … 9')
  expect(numbers(5, 9)).toBe('1 … 4 5 6 … 9')
  expect(numbers(9, 9)).toBe('1 … 8 9')
})

const filesOf = () => ({ first: 'index.html', stem: 'index-pagina-' })

test('where a page stands nowhere its lists lead nowhere', () => {
  const document = page({ paging: 'pages', limit: 1 })
  const [query] = queriesIn(document)
  const list = listOf([of('a', { item: 'Ana' })], { total: 3 })
  const shown = new Map([[query ? queryKey(query) : '', list]])
  const html = htmlOf(withItems(document, shown))
  expect(html).toContain('Del 1 al 1, de 3 resultados')
  expect(html).not.toContain('?lista=')
  expect(htmlOf(withItems(document, shown, { files: filesOf }))).toContain(
    'href="index-pagina-3.html#lista-1"',
  )
})

test('before there are items its form and the way to its pages stand around what is edited for all', () => {
  const query = {
    collection: 'equipo',
    field: '',
    operator: 'is',
    value: '',
    sort: '',
    direction: 'up',
    limit: 2,
    names: [],
    asks: { paging: 'pages', search: true, filters: ['cargo'] },
  } as const
  const filters = [
    { key: 'cargo', name: 'Cargo', kind: 'choice', options: [{ value: 'Diseño', label: 'Diseño' }] },
  ] as const
  const list = { total: 5, filters: filters.map((each) => ({ ...each, options: [...each.options] })) }
  const listed = listViewOf(query, 1, list, new Set())
  const { asks: _, ...plain } = query
  const html = htmlOf(page({ listed }))
  expect(html).toContain('role="search"')
  expect(html).toContain('<option value="Diseño">Diseño</option>')
  expect(html).toContain('Del 1 al 2, de 5 resultados')
  expect(html).toContain('aria-label="Página 3"')
  expect(html.match(/<h3/g)).toHaveLength(1)
  expect(htmlOf(page())).not.toContain('role="search"')
  expect(listViewOf(plain, 1, list, new Set())).toBeUndefined()
})

test('the words that links jump to a list by are nobody else’s', () => {
  const document = documentOf(
    element('section-9', { anchor: 'lista-1' }, []),
    element('collection-1', { collection: 'equipo', paging: 'pages' }, card),
  )
  const { html } = renderPublication(shownOn(document, [of('a', { item: 'Ana' })]), { title: '' })
  expect(html).toContain('id="lista-2" tabindex="-1"')
})

test('more than anybody looks through is told as such', () => {
  const document = page({ paging: 'pages', limit: 1, search: 'yes' })
  const many = listOf([of('a', { item: 'Ana' })], { total: 1001 })
  const ask = { list: 1, page: 1, search: 'ana', filters: {} }
  const html = htmlOf(withItems(document, new Map(), { asked: { ask, shown: many } }))
  expect(html).toContain('Del 1 al 1, de más de 1000 resultados')
})
