import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepFreeze, documentOf, element, nestedLists } from '../testing/documents.ts'
import { canRedo, canUndo, currentEntry, historyCap, record, redo, startHistory, undo } from './history.ts'
import type { History } from './history.ts'
import { renewIds, takenIn } from './ids.ts'
import { add } from './operations/add.ts'
import { duplicate } from './operations/duplicate.ts'
import { move } from './operations/move.ts'
import { remove } from './operations/remove.ts'
import { update } from './operations/update.ts'
import type { PageDocument } from './schema.ts'
import { isInside, walk } from './tree.ts'

const base = documentOf(element('text-1', { text: '' }))
const typed = (document: PageDocument, text: string) => update(document, { id: 'text-1', props: { text } })
const save = (history: History, text: string, group?: string) => {
  const document = typed(currentEntry(history).document, text)
  return record(history, {
    document,
    name: '',
    label: 'Escribir',
    selection: 'text-1',
    ...(group ? { group } : {}),
  })
}
const textOf = (history: History) => currentEntry(history).document.elements['text-1']?.props['text']

describe('history', () => {
  test('without past and future undo and redo do nothing', () => {
    const start = startHistory(base)
    expect(canUndo(start) || canRedo(start)).toBe(false)
    expect(undo(start)).toBe(start)
    expect(redo(start)).toBe(start)
  })

  test('restoring adds no entry, a new change drops what could be redone', () => {
    const back = undo(save(save(startHistory(base), 'a'), 'b'))
    expect(textOf(back)).toBe('a')
    expect(back.entries).toHaveLength(3)
    expect(textOf(redo(back))).toBe('b')
    const changed = save(back, 'c')
    expect(canRedo(changed)).toBe(false)
    expect(changed.entries).toHaveLength(3)
    expect(textOf(undo(changed))).toBe('a')
  })

  test('an unchanged document records nothing', () => {
    const history = save(startHistory(base), 'a')
    expect(save(history, 'a')).toBe(history)
  })

  test('the starting state counts among the 50; the oldest is dropped', () => {
    let history = startHistory(base)
    for (let at = 1; at <= 60; at += 1) history = save(history, String(at))
    expect(history.entries).toHaveLength(historyCap)
    let steps = 0
    for (; canUndo(history); history = undo(history)) steps += 1
    expect(steps).toBe(49)
    expect(textOf(history)).toBe('11')
  })

  test('typing in one field is one entry; another field, or coming back by undo, starts a new one', () => {
    const history = save(
      save(save(startHistory(base), 'h', 'text-1.text'), 'ho', 'text-1.text'),
      'hol',
      'text-1.text',
    )
    expect(history.entries).toHaveLength(2)
    expect(textOf(undo(history))).toBe('')
    const other = save(history, 'hola', 'otro')
    expect(other.entries).toHaveLength(3)
    expect(save(undo(other), 'holi', 'text-1.text').entries).toHaveLength(3)
  })
})

type Action = {
  kind: 'add' | 'update' | 'move' | 'remove' | 'duplicate'
  pick: number
  place: number
  index: number
  list: number
}

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom<Action['kind'][]>('add', 'add', 'update', 'move', 'move', 'remove', 'duplicate'),
    pick: fc.nat(1000),
    place: fc.nat(1000),
    index: fc.nat(6),
    list: fc.nat(1000),
  }),
  { maxLength: 48 },
)

function act(document: PageDocument, { kind, pick, place, index, list }: Action): PageDocument {
  const ids = [...walk(document)].map(({ node }) => node.id)
  const places = [null, ...ids.filter((id) => document.elements[id]?.type === 'container')]
  const parent = places[place % places.length] ?? null
  const id = ids[pick % Math.max(1, ids.length)]
  if (kind === 'add' || id === undefined) {
    const fresh = element('container-1', { layout: list % 2 ? 'horizontal' : 'vertical', widthType: 'box' }, [
      element('text-2'),
    ])
    return add(document, { element: renewIds(fresh, takenIn(document)), parent, index })
  }
  if (kind === 'update') return update(document, { id, props: { text: String(index) } })
  if (kind === 'remove') return remove(document, { id })
  if (kind === 'duplicate') return duplicate(document, { id }).document
  if (parent !== null && (parent === id || isInside(document, parent, id))) return document
  return move(document, { id, parent, index })
}

function checkTree(document: PageDocument): void {
  const seen = new Set<string>()
  for (const { node } of walk(document)) {
    expect(seen.has(node.id)).toBe(false)
    seen.add(node.id)
    for (const child of node.children) expect(document.elements[child]?.parent).toBe(node.id)
  }
  for (const id of document.root) expect(document.elements[id]?.parent).toBeNull()
  expect([...seen].toSorted()).toEqual(Object.keys(document.elements).toSorted())
}

test('random sequences: undo all is the start, redo all the end, and no tree is ever broken', () => {
  fc.assert(
    fc.property(nestedLists, actions, (list, sequence) => {
      const start = deepFreeze(documentOf(...list))
      let history = startHistory(start)
      for (const action of sequence) {
        const document = deepFreeze(act(currentEntry(history).document, action))
        checkTree(document)
        history = record(history, { document, name: '', label: action.kind, selection: null })
      }
      const end = currentEntry(history).document
      const copies = structuredClone(history.entries)
      while (canUndo(history)) history = undo(history)
      expect(currentEntry(history).document).toBe(start)
      while (canRedo(history)) history = redo(history)
      expect(currentEntry(history).document).toBe(end)
      expect(history.entries).toEqual(copies)
    }),
    { numRuns: 60 },
  )
})
