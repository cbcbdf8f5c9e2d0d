// @vitest-environment happy-dom
import { isForLetters } from '@aurelio/page/letters'
import type { NestedElement } from '@aurelio/page/document'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addElement } from '../../model/commands/elements.ts'
import { createEditorModel } from '../../model/state/editor-model.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { createSaveStore } from '../state/save-state.ts'
import type { WholeLetter, SavedLetter } from './letter-port.ts'
import { createLetterSaver } from './letter-saver.ts'
import { readLocalLetter } from './local-letter.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const words = (text: string): NestedElement => ({ id: 'new', type: 'text', name: 'Texto', props: { text } })

/** An open letter whose port answers these, one save after the other. */
function openLetter(...answers: SavedLetter[]) {
  const model = createEditorModel(pageOf(element('text', 'a', { text: 'Hola' })), 'Asunto')
  const saves = createSaveStore(null, false)
  const save = vi.fn<WholeLetter['save']>(async () => answers.shift() ?? { ok: true, number: 9 })
  const port: WholeLetter = {
    key: 'uno',
    back: '/',
    sharedId: null,
    pauseMs: 500,
    open: async () => ({ name: '', document: { version: 1, elements: [] }, number: 7, hasLeft: false }),
    save,
  }
  const saver = createLetterSaver({ ...model, saves }, port, { number: 1, isUnsaved: false })
  const end = saver.connect()
  return { ...model, saves, save, saver, end, kind: () => saves.getState().status.kind }
}

it('keeps what is written in the browser at once, and at its port when it is quiet', async () => {
  const { store, save, kind, end } = openLetter({ ok: true, number: 2 })
  addElement(store, words('Uno'), { parent: null })
  expect(kind()).toBe('unsaved')
  expect(Object.keys(readLocalLetter('uno')?.document.elements ?? {})).toHaveLength(2)
  addElement(store, words('Dos'), { parent: null })
  await vi.advanceTimersByTimeAsync(600)
  expect(save.mock.calls.map(([page, base]) => [page.elements.length, base])).toEqual([[3, 1]])
  expect([kind(), readLocalLetter('uno')]).toEqual(['saved', null])
  addElement(store, words('Tres'), { parent: null })
  await vi.advanceTimersByTimeAsync(600)
  expect(save.mock.calls[1]?.[1]).toBe(2)
  end()
})

it('asks where somebody else has saved since, loses nothing meanwhile, and saves over it by word alone', async () => {
  const { store, save, saver, kind } = openLetter({ ok: false, reason: 'changed' })
  addElement(store, words('Lo mío'), { parent: null })
  await vi.advanceTimersByTimeAsync(600)
  expect(kind()).toBe('conflict')
  addElement(store, words('Y esto'), { parent: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(Object.keys(readLocalLetter('uno')?.document.elements ?? {})).toHaveLength(3)
  expect(await saver.saveOver()).toBe(true)
  expect(save.mock.calls[1]?.[1]).toBe(7)
})

it('tries again by itself while the server is away, and closes a letter that has left', async () => {
  const away = openLetter({ ok: false, reason: 'offline' })
  addElement(away.store, words('Uno'), { parent: null })
  await vi.advanceTimersByTimeAsync(600)
  expect(away.kind()).toBe('offline')
  await vi.advanceTimersByTimeAsync(5000)
  expect(away.kind()).toBe('saved')
  const left = openLetter({ ok: false, reason: 'left', text: 'Ya ha salido' })
  addElement(left.store, words('Uno'), { parent: null })
  await vi.advanceTimersByTimeAsync(600)
  expect(left.store.getState().isReadOnly).toBe(true)
})

it('takes into a letter what mail can hold, and refuses the rest with all that comes with it', () => {
  const { store } = openLetter()
  const before = documentOf(store.getState())
  store.setState({
    letter: {
      width: 600,
      holds: isForLetters,
      shows: () => true,
      whyLeftOut: () => 'differs',
      seen: (node) => node,
      begun: () => ({}),
      segments: [],
    },
  })
  const film: NestedElement = { id: 'v', type: 'video', name: 'Vídeo', props: {} }
  const box: NestedElement = { id: 'c', type: 'container', name: 'Caja', props: { children: [film] } }
  for (const refused of [film, box]) {
    addElement(store, refused, { parent: null })
    expect(documentOf(store.getState())).toBe(before)
    expect(store.getState().refused?.code).toBe('not-for-mail')
  }
  addElement(store, words('Sí'), { parent: null })
  expect(store.getState().refused).toBeNull()
})
