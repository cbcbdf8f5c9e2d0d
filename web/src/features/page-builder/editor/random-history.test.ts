import {
  canRedo,
  canUndo,
  historyCap,
  isWhole,
  jump,
  walk,
  type History,
  type HistoryEntry,
  type PageDocument,
} from '@aurelio/page/document'
import { elementsText } from './model/transfer/elements-text.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readHistory, historyText } from './sync/history/kept-history.ts'
import { stepText } from './surface/announcements/step-text.ts'
import { createEditorStore, documentOf, type EditorStore } from './model/state/editor-store.ts'
import { element, pageOf } from './model/testing/documents.ts'
import { pasteText } from './surface/clipboard/clipboard.ts'
import {
  addByClick,
  duplicateElement,
  moveElement,
  removeElement,
  updateProps,
} from './model/commands/elements.ts'
import { jumpTo, redoChange, undoChange } from './model/commands/history.ts'
import { renameProject } from './model/commands/rename-project.ts'
import { replacePage } from './model/commands/replace-page.ts'

const template = pageOf(element('container', 'portada', { responsive: {} }, [element('heading', 'titular')]))

/** What the person may do, with three numbers to pick by. */
type Pick = readonly [one: number, other: number, third: number]
const changes = {
  add: (store: EditorStore, [one]: Pick) =>
    addByClick(
      store,
      element(one % 2 ? 'container' : 'heading', 'new', { responsive: {} }, one % 2 ? [] : undefined),
    ),
  paste: (store: EditorStore, [one]: Pick) =>
    pasteText(store, elementsText(documentOf(store.getState()), [some(store, one) ?? ''])),
  edit: (store: EditorStore, [one, other, third]: Pick) => {
    store.setState({ viewport: third % 2 ? 'tablet' : 'desktop' })
    updateProps(
      store,
      some(store, one) ?? '',
      { gap: `${other % 9}px` },
      third % 3 ? `visit ${one}` : undefined,
    )
  },
  move: (store: EditorStore, [one, other, third]: Pick) =>
    moveElement(store, some(store, one) ?? '', { parent: place(store, other), index: third % 5 }),
  duplicate: (store: EditorStore, [one]: Pick) => duplicateElement(store, some(store, one) ?? ''),
  remove: (store: EditorStore, [one]: Pick) => removeElement(store, some(store, one) ?? ''),
  rename: (store: EditorStore, [one]: Pick) => renameProject(store, `Proyecto ${one % 7}`),
  template: (store: EditorStore) =>
    replacePage(store, {
      document: template,
      label: 'Usar plantilla {{Plantilla}}',
      names: { plantilla: 'Mía' },
    }),
}
const restores = {
  undo: undoChange,
  redo: redoChange,
  jump: (store: EditorStore, [one]: Pick) => jumpTo(store, one % store.getState().history.entries.length),
}
const actions = { ...changes, ...restores }
type Name = keyof typeof actions
const names: Name[] = [
  ...(['add', 'add', 'edit', 'edit', 'edit', 'move', 'move', 'paste', 'duplicate', 'remove'] as const),
  ...(['rename', 'template', 'undo', 'undo', 'redo', 'jump'] as const),
]

const number = fc.nat(1000)
const sequences = fc.array(
  fc.record({ name: fc.constantFrom(...names), pick: fc.tuple(number, number, number) }),
  { minLength: 500, maxLength: 500 },
)

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('500 random actions: each change is one named entry, and going back and forth loses nothing', () => {
  fc.assert(fc.property(sequences, checkSequence), { numRuns: 12, endOnFailure: true })
}, 60_000)

type State = { document: PageDocument; name: string }

/** What undo and redo must bring back: page and name, as they were recorded with each entry. */
function rememberStates() {
  const states = new Map<HistoryEntry, State>()
  return {
    of: (entry: HistoryEntry | undefined) => entry && states.get(entry),
    note(before: History, { document, name, entries, index }: History) {
      // The first one past the cap stands for the one it was made of.
      const [first, second] = [entries[0], before.entries[1]]
      const state = second && states.get(second)
      if (first && state && !states.has(first)) states.set(first, state)
      const current = entries[index]
      if (current && !states.has(current)) states.set(current, { document, name })
    },
  }
}

function checkSequence(sequence: readonly { name: Name; pick: Pick }[]) {
  const store = createEditorStore(pageOf(element('container', 'box', {}, [element('text', 'a')])), 'Prueba')
  const states = rememberStates()
  states.note(store.getState().history, store.getState().history)
  const isAsRecorded = ({ document, name, entries, index }: History) =>
    expect([{ document, name }]).toEqual([states.of(entries[index])])
  for (const { name, pick } of sequence) {
    const before = store.getState().history
    actions[large(store) && name in changes ? 'remove' : name](store, pick)
    const { history } = store.getState()
    checkTree(history.document)
    expect(history.entries.length).toBeLessThanOrEqual(historyCap)
    expect(isHonest(name, before, history), name).toBe(true)
    if (name in restores) isAsRecorded(history)
    states.note(before, history)
  }
  const { history } = store.getState()
  for (const entry of history.entries) expect(stepText(entry)).toMatch(/^[^{}]+$/)
  while (canRedo(store.getState().history)) redoChange(store)
  for (isAsRecorded(store.getState().history); canUndo(store.getState().history);) {
    undoChange(store)
    isAsRecorded(store.getState().history)
  }
  expect(store.getState().history.entries).toBe(history.entries)
  expect(store.getState().refused).toBeNull()
  const kept = readHistory(historyText(history))
  if (!kept) throw new Error('Nothing was kept')
  expect(isWhole({ ...history, ...kept })).toBe(true)
  isAsRecorded({ ...jump({ ...history, ...kept }, 0).history, entries: history.entries })
}

/** Restoring adds and drops nothing; a change is the last entry, and one more at most. */
function isHonest(name: Name, before: History, after: History): boolean {
  if (name in restores) return after.entries === before.entries
  return after === before || (after.index === after.entries.length - 1 && after.index <= before.index + 1)
}

function some(store: EditorStore, pick: number): string | undefined {
  const ids = Object.keys(documentOf(store.getState()).elements)
  return ids[pick % ids.length]
}

/** Any container, or the page itself. */
function place(store: EditorStore, pick: number): string | null {
  const { elements } = documentOf(store.getState())
  const places = [
    null,
    ...Object.values(elements).flatMap(({ id, type }) => (type === 'container' ? [id] : [])),
  ]
  return places[pick % places.length] ?? null
}

const large = (store: EditorStore) => Object.keys(documentOf(store.getState()).elements).length > 80

function checkTree(document: PageDocument): void {
  const seen = [...walk(document)].map(({ node }) => node)
  expect(seen).toHaveLength(Object.keys(document.elements).length)
  for (const { id, children } of seen)
    for (const child of children) expect(document.elements[child]?.parent).toBe(id)
}
