import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepFreeze, documentOf, element, nestedLists } from '../testing/documents.ts'
import { operationFor, picks, type Pick } from '../testing/random-operations.ts'
import { add } from './edits/add.ts'
import { duplicate } from './edits/duplicate.ts'
import { edit, type Editing } from './edits/edit.ts'
import { mark } from './edits/mark.ts'
import { move } from './edits/move.ts'
import { remove } from './edits/remove.ts'
import { replacePage } from './edits/replace-page.ts'
import { update } from './edits/update.ts'
import { DocumentError } from './error.ts'
import { canUndo, historyCap, record, startHistory, type History } from './history.ts'
import type { PageDocument } from './schema.ts'
import { isWhole, jump, redo, undo } from './take-back.ts'
import { walk } from './tree.ts'

function step(history: History, work: (page: Editing) => unknown): History {
  return record(history, { edited: edit(history.document, work), label: 'Cambiar', selection: null })
}

/** What somebody else did meanwhile: it is on the page, and no step of this history. */
function meanwhile(history: History, work: (page: Editing) => unknown): History {
  return { ...history, document: edit(history.document, work).document }
}

const asJson = (page: PageDocument): unknown => JSON.parse(JSON.stringify(page))

/** A change of some operations, picked on any page; what the page refuses is left out. */
function randomChange(page: Editing, some: readonly Pick[], session: string): void {
  for (const pick of some) {
    const operation = operationFor(page, pick, session)
    // One that writes twice over the same value cannot be told from what somebody else wrote.
    if (operation?.kind === 'set' && operation.values.length > 1) continue
    try {
      if (operation) page.do(operation)
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
    }
  }
}

const changes = fc.array(fc.array(picks, { minLength: 1, maxLength: 4 }), { maxLength: historyCap - 2 })

test('on any page: all taken back is the start, all made again the end, jumps are runs of both', () => {
  fc.assert(
    fc.property(nestedLists, changes, fc.array(fc.nat(100), { maxLength: 8 }), (list, sequence, places) => {
      const start = deepFreeze(documentOf(...list))
      let history = startHistory(start)
      const states: PageDocument[] = [start]
      for (const some of sequence) {
        const next = step(history, (page) => randomChange(page, some, 'aaaa'))
        if (next !== history) states.push(next.document)
        history = next
      }
      const end = history.document
      expect(isWhole(history)).toBe(true)
      while (canUndo(history)) {
        history = undo(history).history
        expect(asJson(history.document)).toEqual(asJson(states[history.index] ?? start))
      }
      for (let at = 1; at < states.length; at += 1) history = redo(history).history
      expect(asJson(history.document)).toEqual(asJson(end))
      for (const place of places) {
        const jumped = jump(history, place % states.length)
        expect(jumped.skipped).toEqual([])
        history = jumped.history
        expect(asJson(history.document)).toEqual(asJson(states[history.index] ?? start))
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('whatever somebody else does between: taking back leaves their work, and the page holds together', () => {
  fc.assert(
    fc.property(nestedLists, changes, changes, (list, mine, theirs) => {
      let history = startHistory(documentOf(...list))
      for (const [at, some] of mine.slice(0, 12).entries()) {
        history = step(history, (page) => randomChange(page, some, 'aaaa'))
        history = meanwhile(history, (page) => randomChange(page, theirs[at] ?? [], 'bbbb'))
      }
      const added = Object.keys(history.document.elements).filter((id) => id.includes('-bbbb'))
      while (canUndo(history)) history = undo(history).history
      expect(Object.keys(history.document.elements)).toEqual(expect.arrayContaining(added))
      const seen = [...walk(history.document)].map(({ node }) => node.id)
      expect(seen.toSorted()).toEqual(Object.keys(history.document.elements).toSorted())
      const forth = jump(history, history.entries.length - 1).history.document
      expect([...walk(forth)]).toHaveLength(Object.keys(forth.elements).length)
    }),
    { numRuns: 60 },
  )
}, 60_000)

const page = deepFreeze(
  documentOf(
    element('container-1', { layout: 'horizontal', responsive: {} }, [
      element('text-2', { text: 'uno', color: '#111111' }),
      element('container-3', { widthType: 'box', width: '300px' }, []),
    ]),
    element('text-4'),
  ),
)
const start = startHistory(page)
const props = ({ document }: History, id: string) => document.elements[id]?.props

describe('a step is taken back, and what somebody else did stays', () => {
  test('another prop of the same element, and another device of it', () => {
    const mine = step(start, (it) => update(it, { id: 'text-2', props: { text: 'dos' } }))
    const both = meanwhile(mine, (it) => update(it, { id: 'text-2', props: { color: '#ffffff' } }))
    expect(props(undo(both).history, 'text-2')).toEqual({ text: 'uno', color: '#ffffff' })

    const tablet = { id: 'container-1', props: { gap: '4px' }, viewport: 'tablet' } as const
    const atTablet = step(start, (it) => update(it, tablet))
    const atBoth = meanwhile(atTablet, (it) => update(it, { ...tablet, viewport: 'mobile' }))
    expect(props(undo(atBoth).history, 'container-1')).toMatchObject({
      responsive: { mobile: { gap: '4px' } },
    })
    const inOne = meanwhile(atTablet, (it) => update(it, { ...tablet, props: { color: 'rojo' } }))
    expect(props(undo(inOne).history, 'container-1')).toMatchObject({
      responsive: { tablet: { color: 'rojo' } },
    })
  })

  test('elements beside it, above and below', () => {
    const mine = step(start, (it) => remove(it, { ids: ['container-1'] }))
    const both = meanwhile(mine, (it) => {
      add(it, { element: element('text-9'), parent: null, index: 0 })
      add(it, { element: element('text-8'), parent: null })
      move(it, { id: 'text-4', parent: null, index: 0 })
    })
    expect(undo(both).history.document.root).toEqual(['container-1', 'text-4', 'text-9', 'text-8'])
  })

  test('marks and names', () => {
    const mine = step(start, (it) => mark(it, { ids: ['text-2'], hidden: true }))
    const both = meanwhile(mine, (it) => {
      mark(it, { ids: ['text-2'], locked: true })
      update(it, { id: 'text-2', name: 'Suyo' })
    })
    expect(undo(both).history.document.elements['text-2']).toMatchObject({ locked: true, name: 'Suyo' })
    expect(undo(both).history.document.elements['text-2']?.hidden).toBeUndefined()
  })

  test('a copy goes, what was widened for it and changed since does not', () => {
    const mine = step(start, (it) => duplicate(it, { id: 'text-2' }))
    expect(props(mine, 'container-3')).toEqual({ widthType: 'full', width: '100%' })
    const both = meanwhile(mine, (it) => update(it, { id: 'text-4', props: { text: 'suyo' } }))
    const back = undo(both).history
    expect(back.document.elements['container-1']?.children).toEqual(['text-2', 'container-3'])
    expect(props(back, 'container-3')).toEqual({ widthType: 'box', width: '300px' })
    expect(props(back, 'text-4')).toEqual({ text: 'suyo' })
  })
})

describe('a step that somebody else has worked on since is left out, whole', () => {
  const cases: [what: string, mine: (it: Editing) => unknown, theirs: (it: Editing) => unknown][] = [
    [
      'the same value',
      (it) => update(it, { id: 'text-2', props: { text: 'dos', color: '#222222' } }),
      (it) => update(it, { id: 'text-2', props: { text: 'tres' } }),
    ],
    [
      'an element that is gone',
      (it) => update(it, { id: 'text-2', props: { text: 'dos' } }),
      (it) => remove(it, { ids: ['container-1'] }),
    ],
    [
      'something put into what was added',
      (it) => add(it, { element: element('container-9', {}, []), parent: null }),
      (it) => add(it, { element: element('text-8'), parent: 'container-9' }),
    ],
    [
      'another place for what was moved',
      (it) => move(it, { id: 'text-4', parent: 'container-3' }),
      (it) => move(it, { id: 'text-4', parent: 'container-1', index: 0 }),
    ],
    [
      'a place that is gone for what was removed',
      (it) => remove(it, { ids: ['text-2'] }),
      (it) => remove(it, { ids: ['container-1'] }),
    ],
    [
      'a place inside itself for what was moved',
      (it) =>
        move(it, { id: 'container-1', parent: null, index: 1 }) ??
        move(it, { id: 'container-3', parent: null }),
      (it) => move(it, { id: 'container-1', parent: 'container-3' }),
    ],
    [
      'the other page taken in its place',
      (it) => replacePage(it, documentOf(element('text-7'))),
      (it) => update(it, { id: 'text-7', props: { text: 'suyo' } }),
    ],
  ]

  test.each(cases)('%s', (_what, mine, theirs) => {
    const both = meanwhile(step(start, mine), theirs)
    const { history, skipped } = undo(both)
    expect(skipped).toEqual([both.entries[1]])
    expect(history.document).toEqual(both.document)
    expect(history.index).toBe(0)
    expect(redo(history).history.document).toEqual(both.document)
    expect(isWhole(both)).toBe(false)
  })

  test('the steps before it are taken back all the same', () => {
    const first = step(start, (it) => update(it, { id: 'text-4', props: { text: 'mío' } }))
    const second = step(first, (it) => update(it, { id: 'text-2', props: { text: 'dos' } }))
    const theirs = meanwhile(second, (it) => update(it, { id: 'text-2', props: { text: 'suyo' } }))
    const { history, skipped } = jump(theirs, 0)
    expect(skipped).toHaveLength(1)
    expect(props(history, 'text-2')).toMatchObject({ text: 'suyo' })
    expect(props(history, 'text-4')).toEqual({})
  })
})

test('locks hold nobody back from taking back what was allowed', () => {
  const locked = documentOf({ ...element('container-1', {}, [element('text-2')]), locked: true })
  const copied = step(startHistory(locked), (it) => duplicate(it, { id: 'container-1' }))
  expect(undo(copied).history.document.root).toEqual(['container-1'])
  const other = step(startHistory(locked), (it) => replacePage(it, documentOf(element('text-9'))))
  expect(undo(other).history.document).toEqual(locked)
})

test('a page may be replaced by one with the same ids, and comes back', () => {
  const other = documentOf(element('text-4', { text: 'otra' }), element('container-1', {}, []))
  const replaced = step(start, (it) => replacePage(it, other))
  expect(replaced.document).toEqual(other)
  expect(undo(replaced).history.document).toEqual(page)
  expect(redo(undo(replaced).history).history.document).toEqual(other)
})
