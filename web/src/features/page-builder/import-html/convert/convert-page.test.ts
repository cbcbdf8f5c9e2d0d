import { decodeStoredPage, type NestedElement } from '@aurelio/page/document'
import { renderPublication } from '@aurelio/page'
import { expect, it } from 'vitest'
import { createLeftBehind } from '../foreign/left-behind.ts'
import type { MeasuredBox, MeasuredPage } from '../measure/measured.ts'
import { convertPage } from './convert-page.ts'
import { box, hidden, link, list, text } from './measured-samples.ts'

function converted(...children: MeasuredBox['children'][number][]) {
  const left = createLeftBehind()
  const body = box('body', [0, 0, 1440, 600], {}, children)
  const page: MeasuredPage = { body, background: '#ffffff', letters: {} }
  const stored = convertPage(page, left)
  return { stored, left, elements: stored.elements.flatMap(all) }
}

const card = (x: number) =>
  box(
    'div',
    [x, 0, 700, 200],
    {
      'background-color': '#eef2ff',
      'border-top-left-radius': '8px',
      'border-top-right-radius': '8px',
      'border-bottom-right-radius': '8px',
      'border-bottom-left-radius': '8px',
    },
    [
      box('div', [x, 0, 700, 200], {}, [
        box('p', [x + 20, 20, 660, 24], {}, [text('Una', [x + 20, 20, 60, 24])]),
      ]),
    ],
  )

const field = (tag: string, attributes: Record<string, string>) =>
  box(tag, [0, 0, 300, 40], { display: 'inline-block' }, [], {}, attributes)

function all(element: NestedElement): NestedElement[] {
  return [element, ...(element.props.children ?? []).flatMap(all)]
}

it('a round picture with a line around it stays round, and a plain one says nothing of it', () => {
  const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((each) => [each, '50%'])
  const lines = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
    [`border-${side}-width`, '8px'],
    [`border-${side}-style`, 'solid'],
    [`border-${side}-color`, '#00000033'],
  ])
  const round = Object.fromEntries([
    ...corners.map(([each, radius]) => [`border-${each}-radius`, radius]),
    ...lines,
  ])
  const picture = { source: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 500, height: 500 }
  const { elements } = converted(
    { ...box('img', [0, 0, 224, 224], round, []), picture },
    { ...box('img', [0, 224, 224, 224], {}, []), picture },
  )
  const [circle, plain] = elements.filter(({ type }) => type === 'image').map(({ props }) => props)
  expect(circle).toMatchObject({
    borderRadius: '500px',
    borderWidth: 8,
    borderStyle: 'solid',
    borderColor: '#cccccc',
  })
  expect(plain).not.toHaveProperty('borderRadius')
})

it('brings players along, and nothing else of a frame', () => {
  const player = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
  const { elements, stored } = converted(
    box('div', [0, 0, 800, 450], {}, [
      box('canvas', [0, 0, 800, 450], { display: 'inline' }, [], {}, { 'data-video': player }),
    ]),
    box('canvas', [0, 450, 300, 150], { display: 'inline' }, []),
  )
  expect(elements.filter(({ type }) => type !== 'container')).toMatchObject([
    { type: 'video', props: { src: player, height: '450px' } },
  ])
  expect(decodeStoredPage(stored).ok).toBe(true)
})

it('makes headings, texts with what is set apart in them, and links that are safe', () => {
  const { elements } = converted(
    box('h2', [0, 0, 1000, 40], { 'font-size': '30px', 'font-weight': '600' }, [
      text('  Hola \n mundo', [0, 0, 200, 40]),
    ]),
    box('p', [0, 40, 1000, 24], {}, [
      text('Uno ', [0, 40, 40, 24]),
      box('strong', [40, 40, 40, 24], { display: 'inline', 'font-weight': '700' }, [
        text('dos', [40, 40, 40, 24]),
      ]),
      link('https://a.example/', ' tres', [80, 40, 50, 24]),
      link('javascript:alert(1)', ' cuatro', [130, 40, 50, 24]),
    ]),
  )
  expect(elements.find(({ type }) => type === 'heading')?.props).toMatchObject({
    text: 'Hola mundo',
    level: 2,
    fontSize: '30px',
    fontWeight: '600',
  })
  expect(elements.find(({ type }) => type === 'text')?.props).toMatchObject({
    text: 'Uno dos tres cuatro',
    textSpans: [
      { kind: 'bold', from: 4, to: 7 },
      { kind: 'link', link: 'https://a.example/', from: 7, to: 12 },
    ],
  })
  expect(JSON.stringify(elements)).not.toContain('javascript')
})

it('keeps what differs by device as overrides, and what is not shown there as hidden', () => {
  const { elements } = converted(
    box('p', [0, 0, 1000, 24], { 'font-size': '20px' }, [text('Grande', [0, 0, 60, 24])], {
      mobile: { 'font-size': '14px' },
    }),
    hidden('mobile', box('p', [0, 24, 1000, 24], {}, [text('Solo en pantallas anchas', [0, 24, 200, 24])])),
  )
  const texts = elements.filter(({ type }) => type === 'text')
  expect(texts[0]?.props).toMatchObject({ fontSize: '20px', responsive: { mobile: { fontSize: '14px' } } })
  expect(texts[1]?.props['hiddenOn']).toEqual(['mobile'])
})

it('makes a row of boxes, painted as they were, and lets wrappers go that only wrap', () => {
  const { elements } = converted(box('section', [0, 0, 1440, 200], {}, [card(0), card(740)]))
  const row = elements.find(({ props }) => props['layout'] === 'horizontal')
  expect(row?.props).toMatchObject({ columnGap: '40px', alignItems: 'stretch' })
  expect(row?.props.children).toHaveLength(2)
  expect(row?.props.children?.[0]?.props).toMatchObject({
    backgroundColor: '#eef2ff',
    borderRadius: '8px',
    width: '48.611%',
    paddingTop: '20px',
    paddingLeft: '20px',
  })
})

it('takes buttons, lines, lists and anchors for what they are', () => {
  const { elements } = converted(
    box(
      'a',
      [0, 0, 120, 40],
      {
        display: 'inline-block',
        'background-color': '#0d6efd',
        color: '#ffffff',
        'padding-left': '20px',
        'padding-right': '20px',
        'padding-top': '8px',
        'padding-bottom': '8px',
      },
      [text('Pedir', [20, 8, 80, 24])],
      {},
      { href: '#precios 1' },
    ),
    box(
      'hr',
      [0, 60, 1000, 2],
      { 'border-top-width': '2px', 'border-top-style': 'solid', 'border-top-color': '#dddddd' },
      [],
    ),
    list(['Una', 'Dos'], [40, 80]),
    box('h3', [0, 200, 1000, 30], {}, [text('Precios', [0, 200, 90, 30])], {}, { id: 'precios 1' }),
  )
  expect(elements.find(({ type }) => type === 'button')?.props).toMatchObject({
    text: 'Pedir',
    link: '#precios-1',
    backgroundColor: '#0d6efd',
    textColor: '#ffffff',
    paddingLeft: '20px',
  })
  expect(elements.find(({ type }) => type === 'divider')?.props).toMatchObject({
    thickness: '2px',
    lineColor: '#dddddd',
  })
  expect(elements.filter(({ type }) => type === 'text').map(({ props }) => props['textSpans'])).toEqual([
    [{ kind: 'list', from: 0, to: 3 }],
    [{ kind: 'list', from: 0, to: 3 }],
  ])
  expect(elements.find(({ props }) => props['anchor'] === 'precios-1')?.props.children?.[0]?.type).toBe(
    'heading',
  )
})

it('makes forms with fields by their kind and tables with their rows; a search has nothing to search', () => {
  const { elements, left } = converted(
    box('form', [0, 0, 1000, 200], {}, [
      box('label', [0, 0, 100, 20], {}, [text('Tu correo', [0, 0, 80, 20])], {}, { for: 'c' }),
      field('input', { id: 'c', type: 'email', name: 'correo', required: '' }),
      field('select', { name: 'Plan?', options: 'Uno\nDos', 'aria-label': 'Plan' }),
      field('textarea', { placeholder: 'Cuéntanos' }),
      box('button', [0, 160, 100, 40], { 'background-color': '#112233', color: '#ffffff' }, [
        text('Mandar', [0, 160, 60, 20]),
      ]),
    ]),
    box('form', [0, 200, 1000, 40], {}, [field('input', { type: 'search' })], {}, { role: 'search' }),
    box('table', [0, 240, 1000, 80], { display: 'table' }, [
      box(
        'tr',
        [0, 240, 1000, 40],
        { display: 'table-row' },
        ['A', 'B'].map((word) =>
          box('th', [0, 240, 500, 40], { display: 'table-cell' }, [text(word, [0, 240, 20, 20])]),
        ),
      ),
      box(
        'tr',
        [0, 280, 1000, 40],
        { display: 'table-row' },
        ['1', '2 | 3'].map((word) =>
          box('td', [0, 280, 500, 40], { display: 'table-cell' }, [text(word, [0, 280, 20, 20])]),
        ),
      ),
    ]),
  )
  const forms = elements.filter(({ type }) => type === 'form')
  expect(forms).toHaveLength(1)
  expect(forms[0]?.props).toMatchObject({
    buttonText: 'Mandar',
    buttonColor: '#112233',
    fields: [
      { name: 'correo', label: 'Tu correo', type: 'email', required: true },
      { name: 'Plan_', label: 'Plan', type: 'select', options: ['Uno', 'Dos'] },
      { name: 'campo_3', label: 'Cuéntanos', type: 'textarea' },
    ],
  })
  expect(elements.find(({ type }) => type === 'table')?.props).toMatchObject({
    rows: 'A | B\n1 | 2 3',
    header: 'yes',
  })
  expect(left.counts.get('fields')).toBe(1)
})

it('refuses a page on which nothing is seen, and makes a valid page of a very deep one', () => {
  expect(() => converted()).toThrow(expect.objectContaining({ code: 'empty' }))
  let deep: MeasuredBox = box('p', [90, 90, 100, 20], {}, [text('Hondo', [90, 90, 50, 20])])
  for (let at = 0; at < 90; at += 1) {
    const size: [number, number, number, number] = [89 - at, 89 - at, 102 + 2 * at, 22 + 2 * at]
    deep = box('div', size, { 'background-color': '#ffffff' }, [deep])
  }
  const { stored } = converted(deep)
  const decoded = decodeStoredPage(stored)
  expect(decoded.ok && renderPublication(decoded.document, { title: 'x' }).html).toContain('Hondo')
})
