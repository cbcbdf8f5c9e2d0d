import { describe, expect, test } from 'vitest'
import { moved } from '../../testing/edited.ts'
import { deepFreeze, documentOf, element } from '../../testing/documents.ts'
import { limits } from '../schema.ts'
import { indexAfterRemoval } from './index-after-removal.ts'

const start = deepFreeze(
  documentOf(
    element('container-1', {}, [
      element('text-2'),
      element('text-3'),
      element('container-4', {}, [element('text-5')]),
    ]),
    element('container-6', {}, []),
    element('text-7'),
  ),
)

const children = (index: number) =>
  moved(start, { id: 'text-2', parent: 'container-1', index }).elements['container-1']?.children
const at = (id: string, index: number) => indexAfterRemoval(start, { id, parent: 'container-1', index })

describe('moving', () => {
  test('between places', () => {
    const away = moved(start, { id: 'text-2', parent: 'container-6', index: 0 })
    expect(away.elements['container-6']?.children).toEqual(['text-2'])
    expect(away.elements['container-1']?.children).toEqual(['text-3', 'container-4'])
    expect(away.elements['text-2']?.parent).toBe('container-6')
    expect(away.elements['text-3']).toBe(start.elements['text-3'])
    expect(away.elements['container-4']).toBe(start.elements['container-4'])
  })

  test('to the page and from it', () => {
    const out = moved(start, { id: 'text-5', parent: null, index: 1 })
    expect(out.root).toEqual(['container-1', 'text-5', 'container-6', 'text-7'])
    expect(out.elements['text-5']?.parent).toBeNull()
    const back = moved(out, { id: 'text-5', parent: 'container-4' })
    expect(back.root).toEqual(start.root)
    expect(back).toEqual(start)
  })

  test('within one place the index counts without the element', () => {
    expect(children(1)).toEqual(['text-3', 'text-2', 'container-4'])
    expect(children(2)).toEqual(['text-3', 'container-4', 'text-2'])
    expect(children(99)).toEqual(['text-3', 'container-4', 'text-2'])
  })

  test('to where it is gives the same document', () => {
    expect(moved(start, { id: 'text-3', parent: 'container-1', index: 1 })).toBe(start)
    expect(moved(start, { id: 'text-7', parent: null })).toBe(start)
  })

  test.each([
    ['unknown-element', { id: 'nada', parent: null }],
    ['missing-parent', { id: 'text-2', parent: 'nada' }],
    ['inside-itself', { id: 'container-1', parent: 'container-1' }],
    ['inside-itself', { id: 'container-1', parent: 'container-4' }],
  ] as const)('%s', (code, place) => {
    expect(() => moved(start, place)).toThrow(expect.objectContaining({ code }))
  })

  test('not deeper than a page may be', () => {
    let chain = element('container-100', {}, [])
    for (let level = 1; level < limits.depth; level += 1)
      chain = element(`container-${100 + level}`, {}, [chain])
    const deep = documentOf(chain, element('text-1'))
    expect(() => moved(deep, { id: 'text-1', parent: 'container-100' })).toThrow(
      expect.objectContaining({ code: 'too-deep' }),
    )
    expect(moved(deep, { id: 'text-1', parent: 'container-101' }).elements['text-1']?.parent).toBe(
      'container-101',
    )
  })
})

test('the place on the screen becomes the index for move', () => {
  expect(at('text-2', 3)).toBe(2)
  expect(at('text-2', 0)).toBe(0)
  expect(at('text-2', 1)).toBe(0)
  expect(at('container-4', 1)).toBe(1)
  expect(at('text-7', 2)).toBe(2)
})

test.each([
  [1, 1],
  [1, 2],
])('dropping beside itself changes nothing (%i, slot %i)', (position, slot) => {
  const id = start.elements['container-1']?.children[position] ?? ''
  const index = indexAfterRemoval(start, { id, parent: 'container-1', index: slot })
  expect(moved(start, { id, parent: 'container-1', index })).toBe(start)
})
