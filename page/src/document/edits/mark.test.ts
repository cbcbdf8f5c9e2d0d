import { describe, expect, test } from 'vitest'
import { added, duplicated, marked, moved, removed, updated } from '../../testing/edited.ts'
import { deepFreeze, documentOf, element } from '../../testing/documents.ts'
import { encodeElement } from '../codec.ts'
import { isHidden, isLocked } from '../marks.ts'

const start = deepFreeze(
  documentOf(
    element('section-1', {}, [element('container-2', {}, [element('text-3')]), element('text-4')]),
    element('text-5'),
  ),
)
const locked = deepFreeze(marked(start, { ids: ['container-2'], locked: true }))
const refused = expect.objectContaining({ code: 'locked' })

describe('marking', () => {
  test('hides and locks several at once and nothing else', () => {
    const both = marked(start, { ids: ['text-4', 'text-5'], hidden: true, locked: true })
    expect(both.elements['text-5']).toMatchObject({ hidden: true, locked: true })
    expect(both.elements['text-3']).toBe(start.elements['text-3'])
    expect(both.root).toBe(start.root)
  })

  test('what is not given stays; unmarked elements carry no key', () => {
    const both = marked(locked, { ids: ['container-2'], hidden: true })
    expect(both.elements['container-2']).toMatchObject({ hidden: true, locked: true })
    const none = marked(both, { ids: ['container-2'], hidden: false, locked: false })
    expect(encodeElement(none, 'container-2')).toEqual(encodeElement(start, 'container-2'))
    expect(Object.keys(none.elements['container-2'] ?? {})).not.toContain('locked')
  })

  test('a change of nothing returns the same document, an unknown id throws', () => {
    expect(marked(locked, { ids: ['container-2'], locked: true })).toBe(locked)
    expect(() => marked(start, { ids: ['nada'], hidden: true })).toThrow(
      expect.objectContaining({ code: 'unknown-element' }),
    )
  })

  test('what stands inside follows', () => {
    expect(isLocked(locked, 'text-3')).toBe(true)
    expect(isLocked(locked, 'text-4')).toBe(false)
    expect(isLocked(locked, null)).toBe(false)
    expect(isHidden(marked(start, { ids: ['section-1'], hidden: true }), 'text-3')).toBe(true)
    expect(isHidden(start, 'text-3')).toBe(false)
  })
})

describe('a locked element', () => {
  test.each(['container-2', 'text-3'])('%s is neither edited, moved nor removed', (id) => {
    expect(() => updated(locked, { id, props: { text: 'otro' } })).toThrow(refused)
    expect(() => moved(locked, { id, parent: null })).toThrow(refused)
    expect(() => removed(locked, { ids: [id] })).toThrow(refused)
  })

  test('takes nothing in and is not removed with what is around it', () => {
    expect(() => added(locked, { element: element('text-9'), parent: 'container-2' })).toThrow(refused)
    expect(() => moved(locked, { id: 'text-5', parent: 'container-2' })).toThrow(refused)
    expect(() => duplicated(locked, { id: 'text-3' })).toThrow(refused)
    expect(() => removed(locked, { ids: ['section-1'] })).toThrow(
      expect.objectContaining({ code: 'locked-inside' }),
    )
  })

  test('may be renamed, duplicated with its marks, and moved along with its parent', () => {
    expect(updated(locked, { id: 'text-3', name: 'Saludo' }).elements['text-3']?.name).toBe('Saludo')
    const copied = duplicated(locked, { id: 'container-2' })
    expect(copied.document.elements[copied.id]?.locked).toBe(true)
    expect(moved(locked, { id: 'section-1', parent: null, index: 1 }).root).toEqual(['text-5', 'section-1'])
  })
})

describe('removing several', () => {
  test('takes each with what it holds, also where one stands inside another', () => {
    const left = removed(start, { ids: ['text-3', 'container-2', 'text-5'] })
    expect(Object.keys(left.elements)).toEqual(['section-1', 'text-4'])
    expect(left.elements['section-1']?.children).toEqual(['text-4'])
    expect(left.root).toEqual(['section-1'])
  })

  test('is refused as a whole when one is locked', () => {
    expect(() => removed(locked, { ids: ['text-5', 'text-3'] })).toThrow(refused)
  })
})
