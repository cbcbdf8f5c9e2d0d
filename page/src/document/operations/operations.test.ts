import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepFreeze, documentOf, element, nestedLists } from '../../testing/documents.ts'
import { operationFor, picks } from '../../testing/random-operations.ts'
import { openDraft } from '../draft.ts'
import { DocumentError } from '../error.ts'
import type { ElementNode, PageDocument } from '../schema.ts'
import { walk } from '../tree.ts'
import { applyOperation, holds } from './apply-operation.ts'
import { operationSchema, type Operation, type SetValue } from './operation.ts'

function done(page: PageDocument, operation: Operation): { page: PageDocument; inverse: Operation } {
  const draft = openDraft(page)
  const inverse = applyOperation(draft, operation)
  return { page: draft.finish(), inverse }
}

const overJson = (operation: Operation) => operationSchema.parse(JSON.parse(JSON.stringify(operation)))
const asJson = (page: PageDocument): unknown => JSON.parse(JSON.stringify(page))

function checkTree(page: PageDocument): void {
  const seen = [...walk(page)].map(({ node }) => node)
  expect(seen).toHaveLength(Object.keys(page.elements).length)
  for (const { id, children } of seen)
    for (const child of children) expect(page.elements[child]?.parent).toBe(id)
}

test('on any page: done and taken back, nothing is left; taken back and done again, all is', () => {
  let tried = 0
  fc.assert(
    fc.property(nestedLists, fc.array(picks, { maxLength: 30 }), (list, sequence) => {
      let page = deepFreeze(documentOf(...list))
      for (const pick of sequence) {
        const planned = operationFor(page, pick)
        const next = planned && attempt(page, planned)
        if (!planned || !next) continue
        tried += 1
        expect(done(page, overJson(planned)).page).toEqual(next.page)
        expect(holds(next.page, planned) || !isPlain(planned)).toBe(true)
        checkTree(next.page)
        const back = done(next.page, next.inverse)
        expect(asJson(back.page)).toEqual(asJson(page))
        expect(holds(back.page, next.inverse) || !isPlain(planned)).toBe(true)
        expect(asJson(done(next.page, overJson(next.inverse)).page)).toEqual(asJson(page))
        expect(asJson(done(back.page, back.inverse).page)).toEqual(asJson(next.page))
        page = deepFreeze(next.page)
      }
    }),
    { numRuns: 150 },
  )
  expect(tried).toBeGreaterThan(500)
})

/** What is too deep, or too much, is refused; everything else is a fault of the test. */
function attempt(page: PageDocument, operation: Operation) {
  try {
    return done(page, operation)
  } catch (error) {
    if (error instanceof DocumentError && error.code === 'too-deep') return null
    throw error
  }
}

/** One that does not write over what it has just written itself. */
function isPlain(operation: Operation): boolean {
  if (operation.kind !== 'set') return true
  const paths = operation.values.map(({ path }) => path.join('/'))
  return paths.every((one, at) =>
    paths.every((other, place) => at === place || !`${other}/`.startsWith(`${one}/`)),
  )
}

const page = deepFreeze(
  documentOf(
    element('container-1', { gap: '4px', responsive: { mobile: { gap: '2px' } } }, [
      element('text-2'),
      element('text-3', { text: 'hola' }),
    ]),
    element('text-4'),
  ),
)
const props = (given: PageDocument, id: string) => given.elements[id]?.props

const set = (...values: SetValue[]): Operation => ({ kind: 'set', id: 'container-1', values })

describe('a value', () => {
  test('in an override touches nothing beside it', () => {
    const one = done(page, set({ path: ['responsive', 'tablet', 'color'], value: 'rojo' }))
    expect(props(one.page, 'container-1')).toEqual({
      gap: '4px',
      responsive: { mobile: { gap: '2px' }, tablet: { color: 'rojo' } },
    })
    expect(one.inverse).toEqual(set({ path: ['responsive', 'tablet', 'color'], prune: 1 }))
    const other = done(one.page, set({ path: ['responsive', 'tablet', 'gap'], value: '9px' }))
    expect(props(done(other.page, one.inverse).page, 'container-1')).toEqual({
      gap: '4px',
      responsive: { mobile: { gap: '2px' }, tablet: { gap: '9px' } },
    })
  })

  test('takes back all that was made to hold it, where nothing else is left in that', () => {
    const path: SetValue['path'] = ['responsive', 'tablet', 'color']
    const text: Operation = { kind: 'set', id: 'text-3', values: [{ path, value: 'rojo' }] }
    const { page: next, inverse } = done(page, text)
    expect(props(done(next, inverse).page, 'text-3')).toEqual({ text: 'hola' })
  })

  test('brings back what stood in its way', () => {
    const odd = documentOf(element('text-1', { responsive: 'roto' }))
    const { page: next, inverse } = done(odd, {
      kind: 'set',
      id: 'text-1',
      values: [{ path: ['responsive', 'tablet', 'color'], value: 'rojo' }],
    })
    expect(props(next, 'text-1')).toEqual({ responsive: { tablet: { color: 'rojo' } } })
    expect(props(done(next, inverse).page, 'text-1')).toEqual({ responsive: 'roto' })
  })

  test.each([[['children']], [['__proto__']], [['responsive', '__proto__', 'color']]])(
    'at %j is refused',
    (path) => {
      const [first = '', ...rest] = path
      expect(() => done(page, set({ path: [first, ...rest], value: [] }))).toThrow(
        expect.objectContaining({ code: 'bad-prop' }),
      )
    },
  )
})

describe('siblings', () => {
  test('go and come back together, in their places', () => {
    const { page: left, inverse } = done(page, { kind: 'remove', ids: ['container-1', 'text-4'] })
    expect(left).toEqual({ elements: {}, root: [] })
    expect(asJson(done(left, inverse).page)).toEqual(asJson(page))
  })

  test('of two places are not removed as one', () => {
    expect(() => done(page, { kind: 'remove', ids: ['text-2', 'text-4'] })).toThrow(
      expect.objectContaining({ code: 'bad-element' }),
    )
  })

  test('stand at the end where the one before them is gone', () => {
    const moved = done(page, { kind: 'move', id: 'text-2', parent: null, after: 'gone' })
    expect(moved.page.root).toEqual(['container-1', 'text-4', 'text-2'])
  })
})

const node = (id: string, parent: string | null, ...children: string[]): ElementNode => ({
  id,
  type: 'container',
  name: '',
  props: {},
  parent,
  children,
})
const add = (...nodes: ElementNode[]): Operation => ({ kind: 'add', nodes, parent: null, after: null })

describe('what is added', () => {
  test.each([
    ['an element nobody holds', [node('a', null), node('b', 'a')]],
    ['a child that is not there', [node('a', null, 'b')]],
    ['a child twice', [node('a', null, 'b', 'b'), node('b', 'a'), node('c', 'a')]],
    ['the same element twice', [node('a', null), node('a', null)]],
    ['a circle', [node('a', null), node('b', 'c', 'c'), node('c', 'b', 'b')]],
    ['no root', [node('b', 'a')]],
  ])('is refused: %s', (_what, nodes) => {
    expect(() => done(page, add(...nodes))).toThrow(expect.objectContaining({ code: 'bad-element' }))
  })

  test('is refused over JSON where a page cannot hold a value of it', () => {
    const text = 'x'.repeat(300_000)
    const refusal = operationSchema.safeParse(add({ ...node('a', null), props: { text } }))
    expect(refusal.error?.issues[0]?.message).toBe('too-long')
    expect(
      operationSchema.safeParse({ kind: 'set', id: 'a', values: [{ path: [], value: 1 }] }).success,
    ).toBe(false)
    expect(operationSchema.safeParse({ kind: 'erase', id: 'a' }).success).toBe(false)
  })

  test('does not hold any more once somebody has put something into it', () => {
    const first = add(node('a', null))
    const { page: next } = done(page, first)
    expect(holds(next, first)).toBe(true)
    const inside = done(next, { kind: 'move', id: 'text-4', parent: 'a', after: null }).page
    expect(holds(inside, first)).toBe(false)
  })
})
