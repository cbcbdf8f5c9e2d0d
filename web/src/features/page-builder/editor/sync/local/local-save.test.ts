// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJson, type KeyValueStore } from '../../../../../platform/local-storage.ts'
import { editorStateKey, openEditor, readEditorSession } from '../../../editor-session.ts'
import { updateProps } from '../../model/commands/elements.ts'
import { createEditorStore } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { readLocalPage } from './local-start.ts'
import { keepLocally } from './local-save.ts'
import { pageHome } from '../homes/page-home.ts'
import { createSaveStore, type ServerPage } from '../state/save-state.ts'

let stop = () => {}
let values: Map<string, string>
let writes: string[]
let isFull: boolean

/** The browser's storage, whose room can run out. */
const storage: KeyValueStore = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    writes.push(key)
    values.set(key, value)
  },
  removeItem: (key) => void values.delete(key),
}

beforeEach(() => {
  values = new Map()
  writes = []
  isFull = false
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
  openEditor(() => {}, { template: null })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(page: ServerPage | null = null) {
  const store = createEditorStore(pageOf(element('text', 'a', { text: '' })), 'Inicio')
  const saves = createSaveStore(page, true)
  const failed = vi.fn<() => void>()
  stop = keepLocally({ home: pageHome(), store, saves, saver: { waiting: () => [] } }, failed)
  return { store, failed, type: (text: string) => updateProps(store, 'a', { text }) }
}

const stored = () => readLocalPage(readJson(editorStateKey))?.document.elements['a']?.props['text']

it('writes once a frame, what there is then', () => {
  const { type } = open()
  writes = []
  type('H')
  type('Ho')
  expect(writes).toEqual([])
  vi.advanceTimersByTime(20)
  expect(stored()).toBe('Ho')
  expect(writes.filter((key) => key === editorStateKey)).toHaveLength(1)
})

it.each(['pagehide', 'unmount'])('writes at once on %s', (event) => {
  const { type } = open()
  type('Hola')
  if (event === 'unmount') stop()
  else window.dispatchEvent(new Event(event))
  expect(stored()).toBe('Hola')
})

it('notes whose unsaved state it is, and since when', () => {
  const { type } = open({ id: 'p1', version: 4, publication: null })
  type('Hola')
  vi.advanceTimersByTime(20)
  const { unsavedSince } = readEditorSession()
  expect(readEditorSession()).toMatchObject({ pageId: 'p1', baseVersion: 4, name: 'Inicio' })
  type('Hola otra vez')
  vi.advanceTimersByTime(20)
  expect(readEditorSession().unsavedSince).toBe(unsavedSince)
  expect(unsavedSince).toBeDefined()
})

it('leaves the note of another page behind when an unsaved project is edited', () => {
  open({ id: 'p1', version: 4, publication: null }).type('uno')
  stop()
  expect(readEditorSession().pageId).toBe('p1')
  open().type('dos')
  vi.advanceTimersByTime(20)
  expect(readEditorSession().pageId).toBeUndefined()
})

it('tells when it does not fit and keeps what was stored', () => {
  const { type, failed } = open()
  type('uno')
  vi.advanceTimersByTime(20)
  isFull = true
  type('dos')
  vi.advanceTimersByTime(20)
  expect(failed).toHaveBeenCalledOnce()
  expect(stored()).toBe('uno')
})
