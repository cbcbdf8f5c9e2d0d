import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentOf, element, nestedLists } from '../testing/documents.ts'
import { decodeElements, decodeStoredPage, encodeElement, encodeElements, encodePage } from './codec.ts'
import { limits } from './schema.ts'

function codeOf(result: ReturnType<typeof decodeStoredPage> | ReturnType<typeof decodeElements>): string {
  return result.ok ? 'ok' : result.error.code
}

function chain(depth: number): unknown {
  let node: unknown = { id: 'text-0', type: 'text', name: '', props: {} }
  for (let level = 1; level < depth; level += 1) {
    node = { id: `container-${level}`, type: 'container', name: '', props: { children: [node] } }
  }
  return node
}

const pageOf = (...elements: unknown[]) => ({ version: 1, elements })

describe('round trip', () => {
  test('a stored page comes back as it was', () => {
    fc.assert(
      fc.property(nestedLists, (elements) => {
        const page = { version: 1, elements }
        expect(decodeStoredPage(page)).toMatchObject({ ok: true, page })
      }),
    )
  })

  test('a document comes back as it was', () => {
    fc.assert(
      fc.property(nestedLists, (elements) => {
        const document = documentOf(...elements)
        expect(decodeStoredPage(encodePage(document))).toMatchObject({ ok: true, document })
      }),
    )
  })

  test('children live in the tree, responsive stays in the props, unknown types are kept', () => {
    const responsive = { mobile: { gap: '4px' } }
    const list = [element('marciano-1', { responsive }, [element('text-2', { text: 'hola' })])]
    const document = documentOf(...list)
    expect(document.elements['marciano-1']).toEqual({
      id: 'marciano-1',
      type: 'marciano',
      name: '',
      props: { responsive },
      parent: null,
      children: ['text-2'],
    })
    expect(encodeElements(document)).toEqual(list)
    expect(encodeElement(document, 'text-2')).toEqual(list[0]?.props.children?.[0])
  })

  test('the marks of the layers are kept where they are set, and nothing else passes for one', () => {
    const list = [{ ...element('text-1'), hidden: true as const, locked: true as const }, element('text-2')]
    expect(encodeElements(documentOf(...list))).toEqual(list)
    const odd = JSON.parse('{"id":"text-1","type":"text","props":{},"hidden":"sí","locked":1,"other":true}')
    expect(encodeElements(documentOf(odd))).toStrictEqual([element('text-1')])
  })

  test('the decoded page shares nothing with what was read', () => {
    const fields = ['email']
    const document = documentOf(element('form-1', { fields }))
    fields.push('phone')
    expect(document.elements['form-1']?.props['fields']).toEqual(['email'])
  })
})

describe('hostile pages become errors', () => {
  const cyclic: { id: string; type: string; props: { children: unknown[] } } = {
    id: 'container-1',
    type: 'container',
    props: { children: [] },
  }
  cyclic.props.children.push(cyclic)
  const branching: Record<string, unknown> = {}
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) branching[key] = branching

  test.each([
    ['nothing', undefined, 'not-a-page'],
    ['a list', [], 'not-a-page'],
    ['no version', { elements: [] }, 'missing-version'],
    ['a version in text', { version: '1', elements: [] }, 'missing-version'],
    ['a newer version', { version: 2, elements: [] }, 'newer-version'],
    ['elements that are no list', { version: 1, elements: {} }, 'not-a-list'],
    ['an element that is text', pageOf('hola'), 'bad-element'],
    ['an element without type', pageOf({ id: 'a' }), 'bad-head'],
    ['an element with a numeric id', pageOf({ id: 1, type: 'text' }), 'bad-head'],
    ['an id every object has', pageOf({ id: 'constructor', type: 'text' }), 'bad-head'],
    ['NUL in an id', pageOf({ id: 'a\0', type: 'text' }), 'bad-head'],
    ['props that are a list', pageOf({ id: 'a', type: 'text', props: [] }), 'bad-props'],
    ['children that are text', pageOf({ id: 'a', type: 'text', props: { children: 'x' } }), 'bad-children'],
    ['NUL in a text', pageOf(element('text-1', { text: 'a\0b' })), 'bad-character'],
    ['NUL in a prop name', pageOf(element('text-1', { 'a\0b': 1 })), 'bad-character'],
    ['a function', pageOf(element('text-1', { text: () => 1 })), 'bad-value'],
    ['NaN', pageOf(element('text-1', { size: Number.NaN })), 'bad-value'],
    ['__proto__ in a prop', pageOf(element('text-1', { a: JSON.parse('{"__proto__":{}}') })), 'bad-prop'],
    ['a megabyte of text', pageOf(element('text-1', { text: 'x'.repeat(1_000_000) })), 'too-long'],
    [
      'an endless picture',
      pageOf(element('image-1', { src: `data:image/png;base64,${'A'.repeat(limits.imageLength)}` })),
      'too-long',
    ],
    [
      'a repeated id',
      pageOf(element('text-1'), element('container-2', {}, [element('text-1')])),
      'repeated-id',
    ],
    ['a cycle of elements', pageOf(cyclic), 'repeated-id'],
    ['a cycle in a prop', pageOf(element('text-1', { branching })), 'value-too-deep'],
    ['a thousand levels', pageOf(chain(1000)), 'list-too-deep'],
    ['a hundred thousand levels', pageOf(chain(100_000)), 'list-too-deep'],
    [
      'too many elements',
      pageOf(...Array.from({ length: limits.elements + 1 }, (_, at) => element(`text-${at}`))),
      'list-too-large',
    ],
    [
      'too many values',
      pageOf(element('text-1', { list: Array.from({ length: limits.values }, () => 0) })),
      'too-much-data',
    ],
  ])('%s', (_, value, code) => {
    expect(codeOf(decodeStoredPage(value))).toBe(code)
  })

  test('a throwing getter is an error too', () => {
    const trap = {
      id: 'text-1',
      type: 'text',
      get props(): unknown {
        throw new Error('trap')
      },
    }
    expect(codeOf(decodeStoredPage(pageOf(trap)))).toBe('unreadable')
  })

  test('the deepest page allowed and a large inline picture are fine', () => {
    expect(codeOf(decodeStoredPage(pageOf(chain(limits.depth))))).toBe('ok')
    const src = `data:image/png;base64,${'A'.repeat(3_000_000)}`
    expect(codeOf(decodeStoredPage(pageOf(element('image-1', { src }))))).toBe('ok')
  })
})

describe('the bare list', () => {
  test('renews an id that comes a second time and loses nothing', () => {
    const document = documentOf(element('text-1', { text: 'a' }), element('text-1', { text: 'b' }))
    expect(document.root).toHaveLength(2)
    expect(new Set(document.root).size).toBe(2)
    expect(document.root.map((id) => document.elements[id]?.props['text'])).toEqual(['a', 'b'])
  })

  test('a cycle ends as an error', () => {
    const self: { id: string; type: string; props: { children: unknown[] } } = {
      id: 'a',
      type: 'container',
      props: { children: [] },
    }
    self.props.children.push(self, self)
    expect(codeOf(decodeElements([self]))).toMatch(/too-/)
  })

  test('missing name and props are filled in', () => {
    expect(documentOf(JSON.parse('{"id":"text-1","type":"text"}')).elements['text-1']).toMatchObject({
      name: '',
      props: {},
    })
  })
})
