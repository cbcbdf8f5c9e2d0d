import { goalField } from './goal.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { elementTypes } from '../document/schema.ts'
import type { Props } from '../document/schema.ts'
import { elementGroups, everyElement } from './groups.ts'
import { getElement, morePanelElements, panelElements, registerElement } from './registry.ts'

const given = { name: 'Tarjeta', icon: 'square', defaultProps: { title: 'Hola' }, fields: {} } as const

describe('registration', () => {
  // Other tests of the same worker know the elements as they are.
  afterEach(() => everyElement.forEach((definition) => registerElement(definition)))

  test('a widget needs a type', () => {
    expect(() => registerElement(given)).toThrow('Widget must have a type')
  })

  test.each(['name', 'icon', 'defaultProps'] as const)('a widget needs %s', (field) => {
    const { [field]: _left, ...rest } = given
    expect(() => registerElement({ type: 'card', ...rest })).toThrow(
      `Widget is missing required field: ${field}`,
    )
  })

  test('a widget needs a renderer or properties', () => {
    const { fields: _left, ...rest } = given
    expect(() => registerElement({ type: 'card', ...rest })).toThrow(
      'Widget must have at least a Renderer or Properties component',
    )
  })

  test('a known type gives no warning, an unknown one only a warning', () => {
    expect(registerElement({ type: 'card', ...given }).warning).toBeNull()
    const { definition, warning } = registerElement({ type: 'mi-cosa', ...given })
    expect(warning).toContain('mi-cosa')
    expect(getElement('mi-cosa')).toBe(definition)
    expect(definition.category).toBe('basic')
  })

  test('twice the same type: the second holds', () => {
    registerElement({ type: 'stats', ...given })
    const { definition } = registerElement({ type: 'stats', ...given, name: 'Cifras' })
    expect(getElement('stats')).toBe(definition)
    expect(getElement('stats')?.name).toBe('Cifras')
  })
})

test('the panel offers nine elements in the order of the specification', () => {
  expect(panelElements.map(({ type }) => type)).toEqual([
    'container',
    'heading',
    'text',
    'image',
    'button',
    'video',
    'form',
    'section',
    'columns',
  ])
})

test('the panel, what stands below it and the groups are all the types the model knows, each once', () => {
  expect(morePanelElements).toHaveLength(11)
  const types = [...everyElement.map(({ type }) => type), 'symbol', 'collection_item']
  expect(types.toSorted()).toEqual([...elementTypes].toSorted())
})

test.each([
  [
    'heading',
    { text: 'Tu Encabezado Aquí', level: 1, alignment: 'left', color: '#000000', fontSize: '32px' },
  ],
  ['text', { text: 'Tu texto aquí. Puedes editarlo haciendo clic.', color: '#333333', fontSize: '16px' }],
  ['image', { alt: 'Imagen', width: '100%', height: 'auto' }],
  [
    'button',
    {
      text: 'Haz Clic Aquí',
      link: '#',
      backgroundColor: '#8b5cf6',
      textColor: '#ffffff',
      padding: '12px 24px',
      borderRadius: '8px',
    },
  ],
  ['video', { height: '315px' }],
  ['form', { fields: ['email'], buttonText: 'Enviar', placeholder: 'Tu email...' }],
  ['section', { backgroundColor: '#f8f9fa', padding: '40px 20px', minHeight: '200px' }],
  ['columns', { columns: 2, gap: '20px' }],
  [
    'container',
    {
      layout: 'vertical',
      gap: '16px',
      padding: '20px',
      backgroundColor: 'transparent',
      minHeight: '100px',
      width: '1340px',
      height: '200px',
      widthType: 'full',
      columnGap: '20px',
      rowGap: '20px',
    },
  ],
])('the defaults of %s are those of §3', (type, defaults) => {
  expect(getElement(type)?.defaultProps).toMatchObject(defaults)
})

test('every declared field edits a prop that its element reads', () => {
  for (const { type, schema, fields, defaultProps } of everyElement) {
    const read = schema.parse(defaultProps)
    const declared = Object.values(fields).flat()
    expect(declared.length).toBeGreaterThan(0)
    for (const { prop } of declared.filter((field) => field !== goalField))
      expect(Object.keys(read), `${type}.${prop}`).toContain(prop)
  }
})

test('every field of an entry edits what the element reads of it, and a new entry is kept as it starts', () => {
  const lists = everyElement.flatMap(({ type, schema, fields }) =>
    Object.values(fields)
      .flat()
      .flatMap((field) => (field.kind === 'items' ? [{ type, schema, field }] : [])),
  )
  expect(lists.map(({ type }) => type)).toEqual([
    'list',
    'pricing',
    'faq',
    'stats',
    'social_media',
    'header',
    'footer',
    'footer',
    'breadcrumb',
    'contents',
    'language_switch',
    'share',
    'tabs',
    'gallery',
    'logo_strip',
    'steps',
    'timeline',
    'score_test',
    'score_test',
  ])
  for (const { type, schema, field } of lists) {
    expect(Object.keys(field.newItem), type).toEqual(field.item.map(({ prop }) => prop))
    // The address of a new link is still to be written.
    const read = schema.parse({ [field.prop]: [field.newItem] })[field.prop]
    const shown = type === 'social_media' ? { ...field.newItem, address: '' } : field.newItem
    expect(read, type).toMatchObject([shown])
  }
})

test('the defaults of the other elements are what they show: none falls back', () => {
  const others = [...morePanelElements, ...elementGroups.flatMap(({ elements }) => elements)]
  for (const { type, schema, defaultProps } of others) {
    const { children: _, ...shown } = defaultProps
    expect(schema.parse(defaultProps), type).toMatchObject(shown)
    expect(schema.parse({}), type).toMatchObject(shown)
  }
})

describe('texts edited in place', () => {
  const inline = everyElement.flatMap((definition) =>
    (definition.inlineTexts ?? []).map(
      (text) => [`${definition.type}.${text.prop}`, definition, text] as const,
    ),
  )

  test.each(inline)('%s stands alone in one node, or in one for each entry', (_, definition, text) => {
    const value = 'Un texto que se reconoce'
    const props = { secondText: value, ...definition.defaultProps, ...(!text.list && { [text.prop]: value }) }
    const typed = definition.schema.parse(props)
    const entries = text.list === undefined ? [typed] : typed[text.list]
    const wanted = Array.isArray(entries) ? entries.map((entry: Props) => String(entry[text.prop])) : []
    const drawn = renderToStaticMarkup(
      createElement(definition.View, {
        id: 'x',
        props: typed,
        parts: Object.assign({ root: {} }, { [text.part]: { className: 'inline' } }),
        page: {},
      }),
    )
    const nodes = [...drawn.matchAll(/class="inline"[^>]*>([^<]*)<\//g)].map(([, inside]) => inside)
    expect(nodes).toEqual(wanted)
  })
})
