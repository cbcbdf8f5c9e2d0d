import { edit, mark } from '@aurelio/page/document'
import { describe, expect, test } from 'vitest'
import { element, pageOf } from '../../model/testing/documents.ts'
import { layerAction } from './layer-keys.ts'
import { openAtFirst, openedAround, rowByName, visibleRows } from './layer-rows.ts'
import { layerDrop } from './layer-slot.ts'

const document = pageOf(
  element('container', 'box', {}, [
    element('container', 'inner', {}, [element('text', 'a')]),
    element('text', 'b'),
  ]),
  element('heading', 'c'),
)
const all = new Set(['box', 'inner'])
const ids = (open: ReadonlySet<string>) => visibleRows(document, open).map(({ id }) => id)

const nameOf = (id: string) => ({ a: 'Texto uno', b: 'Texto dos' })[id] ?? id
const drop = (id: string, fraction: number, dragged: string | null, isOpen = false) =>
  layerDrop(document, { id, isOpen }, fraction, dragged)

describe('the lines', () => {
  test('are those of open elements, with their place', () => {
    expect(ids(new Set())).toEqual(['box', 'c'])
    expect(ids(all)).toEqual(['box', 'inner', 'a', 'b', 'c'])
    expect(visibleRows(document, all)[3]).toEqual({
      id: 'b',
      level: 2,
      position: 2,
      siblings: 2,
      hasChildren: false,
    })
  })

  test('a small page is open at first, and what holds the selected element is opened', () => {
    expect(openAtFirst(document).has('inner')).toBe(true)
    expect([...openedAround(document, new Set(), 'a')].toSorted()).toEqual(['box', 'inner'])
    expect(openedAround(document, all, 'a')).toBe(all)
  })

  test('are found by name, the next one first', () => {
    const rows = visibleRows(document, all)
    expect(rowByName(rows, 2, 't', nameOf)?.id).toBe('b')
    expect(rowByName(rows, 3, 't', nameOf)?.id).toBe('a')
    expect(rowByName(rows, 2, 'texto d', nameOf)?.id).toBe('b')
    expect(rowByName(rows, 0, 'x', nameOf)).toBeUndefined()
  })
})

describe('the keys', () => {
  const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  const press = (key: string, from: string | null, open = all, held = {}) =>
    layerAction({ key, ...none, ...held }, { document, rows: visibleRows(document, open), open }, from)

  test.each([
    ['ArrowDown', 'a', 'b'],
    ['ArrowUp', 'a', 'inner'],
    ['ArrowRight', 'box', 'inner'],
    ['ArrowLeft', 'a', 'inner'],
    ['Home', 'b', 'box'],
    ['End', 'a', 'c'],
  ])('%s leads from %s to %s', (key, from, id) => {
    expect(press(key, from)).toEqual({ kind: 'select', id, isMore: false })
  })

  test('open and close, rename, move, and leave the rest alone', () => {
    expect(press('ArrowRight', 'box', new Set())).toEqual({ kind: 'open', id: 'box' })
    expect(press('ArrowLeft', 'box')).toEqual({ kind: 'close', id: 'box' })
    expect(press('F2', 'a')).toEqual({ kind: 'rename', id: 'a' })
    expect(press('ArrowUp', 'b', all, { altKey: true })).toEqual({ kind: 'move', id: 'b', step: 'up' })
    expect(press('ArrowDown', 'a', all, { shiftKey: true })).toMatchObject({ isMore: true })
    expect(press('ArrowRight', 'a')).toBeNull()
    expect(press('ArrowDown', 'a', all, { ctrlKey: true })).toBeNull()
    expect(press('ArrowDown', null)).toMatchObject({ id: 'box' })
  })
})

describe('a drop on a line', () => {
  test('goes above, below, or inside a container', () => {
    expect(drop('c', 0.4, 'a')).toEqual({ slot: { parent: null, index: 1 }, mark: 'before' })
    expect(drop('c', 0.6, 'a')).toEqual({ slot: { parent: null, index: 2 }, mark: 'after' })
    expect(drop('inner', 0.5, 'c')).toEqual({ slot: { parent: 'inner', index: 1 }, mark: 'inside' })
    expect(drop('inner', 0.1, 'c')).toMatchObject({ slot: { parent: 'box', index: 0 } })
    expect(drop('inner', 0.9, 'c')).toMatchObject({ slot: { parent: 'box', index: 1 } })
    expect(drop('inner', 0.9, 'c', true)).toMatchObject({ slot: { parent: 'inner', index: 0 } })
  })

  test('never goes into itself, nor into or out of what is locked', () => {
    expect(drop('inner', 0.5, 'box')).toBeNull()
    expect(drop('box', 0.5, 'box')).toBeNull()
    const { document: locked } = edit(document, (it) => mark(it, { ids: ['inner'], locked: true }))
    expect(layerDrop(locked, { id: 'a', isOpen: false }, 0.1, 'c')).toBeNull()
    expect(layerDrop(locked, { id: 'c', isOpen: false }, 0.1, 'a')).toBeNull()
    // A locked container takes nothing in: its line counts as one of an element without content.
    expect(layerDrop(locked, { id: 'inner', isOpen: false }, 0.4, 'c')).toMatchObject({ mark: 'before' })
  })
})
