import { describe, expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { edit, type Editing } from './edits/edit.ts'
import { update } from './edits/update.ts'
import { canRedo, canUndo, currentEntry, historyCap, record, resume, startHistory } from './history.ts'
import type { History } from './history.ts'
import { redo, undo } from './take-back.ts'

const base = documentOf(element('text-1', { text: '' }), element('text-2', { responsive: {} }))

function step(history: History, work: (page: Editing) => void, said: { group?: string; name?: string } = {}) {
  return record(history, {
    edited: edit(history.document, work),
    label: 'Cambiar',
    selection: 'text-1',
    ...said,
  })
}
const save = (history: History, text: string, group?: string) =>
  step(
    history,
    (page) => update(page, { id: 'text-1', props: { text } }),
    group === undefined ? {} : { group },
  )
const props = ({ document }: History) => document.elements['text-2']?.props
const textOf = ({ document }: History) => document.elements['text-1']?.props['text']

describe('history', () => {
  test('without past and future undo and redo do nothing', () => {
    const start = startHistory(base)
    expect(canUndo(start) || canRedo(start)).toBe(false)
    expect(undo(start).history).toBe(start)
    expect(redo(start).history).toBe(start)
  })

  test('restoring adds no entry, a new change drops what could be redone', () => {
    const back = undo(save(save(startHistory(base), 'a'), 'b')).history
    expect(textOf(back)).toBe('a')
    expect(back.entries).toHaveLength(3)
    expect(textOf(redo(back).history)).toBe('b')
    const changed = save(back, 'c')
    expect(canRedo(changed)).toBe(false)
    expect(changed.entries).toHaveLength(3)
    expect(textOf(undo(changed).history)).toBe('a')
  })

  test('an unchanged page records nothing', () => {
    const history = save(startHistory(base), 'a')
    expect(save(history, 'a')).toBe(history)
  })

  test('an entry holds what was done and nothing of the page around it', () => {
    const { operations, inverse } = currentEntry(save(save(startHistory(base), 'a'), 'b'))
    expect(operations).toEqual([{ kind: 'set', id: 'text-1', values: [{ path: ['text'], value: 'b' }] }])
    expect(inverse).toEqual([{ kind: 'set', id: 'text-1', values: [{ path: ['text'], value: 'a' }] }])
  })

  test('the starting state counts among the 50; the oldest is dropped, with what it did', () => {
    let history = startHistory(base)
    for (let at = 1; at <= 60; at += 1) history = save(history, String(at))
    expect(history.entries).toHaveLength(historyCap)
    expect(history.entries[0]?.operations).toEqual([])
    let steps = 0
    for (; canUndo(history); history = undo(history).history) steps += 1
    expect(steps).toBe(49)
    expect(textOf(history)).toBe('11')
  })

  test('another name is a step, and comes back with it', () => {
    const named = step(save(startHistory(base, 'Uno'), 'a'), () => {}, { name: 'Dos' })
    expect([named.name, named.entries.length]).toEqual(['Dos', 3])
    expect(undo(named).history.name).toBe('Uno')
    expect(redo(undo(named).history).history.name).toBe('Dos')
  })
})

describe('typing in one field', () => {
  test('is one entry; another field, or coming back by undo, starts a new one', () => {
    const history = save(
      save(save(startHistory(base), 'h', 'text-1.text'), 'ho', 'text-1.text'),
      'hol',
      'text-1.text',
    )
    expect(history.entries).toHaveLength(2)
    expect(textOf(undo(history).history)).toBe('')
    const other = save(history, 'hola', 'otro')
    expect(other.entries).toHaveLength(3)
    expect(save(undo(other).history, 'holi', 'text-1.text').entries).toHaveLength(3)
  })

  test('costs one operation, however much is typed', () => {
    let history = startHistory(base)
    for (let at = 1; at <= 500; at += 1) history = save(history, 'x'.repeat(at), 'visit')
    const { operations, inverse } = currentEntry(history)
    expect([operations.length, inverse.length]).toEqual([1, 1])
    expect(textOf(undo(history).history)).toBe('')
    expect(textOf(redo(undo(history).history).history)).toBe('x'.repeat(500))
  })

  test('of several values at a device comes back as it was, to the objects that hold them', () => {
    let history = startHistory(base)
    const set = (patch: Record<string, unknown>) => {
      history = step(history, (page) => update(page, { id: 'text-2', props: patch, viewport: 'tablet' }), {
        group: 'visit',
      })
    }
    set({ color: '#111111' })
    set({ gap: '4px' })
    set({ color: '#222222', gap: undefined })
    expect(history.entries).toHaveLength(2)
    expect(props(history)).toEqual({ responsive: { tablet: { color: '#222222' } } })
    const back = undo(history).history
    expect(props(back)).toEqual({ responsive: {} })
    expect(props(redo(back).history)).toEqual(props(history))
  })
})

describe('a kept history', () => {
  const kept = undo(save(save(startHistory(base), 'a'), 'b')).history

  test('goes on as it was where nothing has been done since', () => {
    const present = startHistory(kept.document)
    expect(resume(kept, present)).toEqual({ ...kept, document: present.document })
  })

  test('takes what was done since as later steps, and drops what could be redone', () => {
    const joint = resume(kept, save(startHistory(kept.document), 'c'))
    expect([joint.entries.length, joint.index, textOf(joint)]).toEqual([3, 2, 'c'])
    expect(textOf(undo(undo(joint).history).history)).toBe('')
  })

  test('holds no more than 50 with them', () => {
    let present = startHistory(kept.document)
    for (let at = 0; at < historyCap; at += 1) present = save(present, `más ${at}`)
    const joint = resume(kept, present)
    expect([joint.entries.length, joint.index]).toEqual([historyCap, historyCap - 1])
    expect(joint.entries[0]?.operations).toEqual([])
  })
})
