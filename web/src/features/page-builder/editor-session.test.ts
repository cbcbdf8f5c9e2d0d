import { describe, expect, test } from 'vitest'
import type { KeyValueStore } from '../../platform/local-storage.ts'
import {
  closeEditor,
  editorPath,
  editorSessionKey,
  editorStateKey,
  openEditor,
  readEditorSession,
} from './editor-session.ts'

function storage(start: Record<string, string> = {}): KeyValueStore & { values: Map<string, string> } {
  const values = new Map(Object.entries(start))
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function visits() {
  const seen: string[] = []
  return { seen, navigate: (to: string) => void seen.push(to) }
}

describe('readEditorSession', () => {
  test.each(['', '{', 'null', '[]', '7', '"abierto"', '{}', '{"isOpen":"yes"}'])(
    'takes %j as closed',
    (text) => {
      const session = readEditorSession(storage({ [editorSessionKey]: text }))
      expect(session).toEqual({ isOpen: false, selectedTemplate: null })
    },
  )

  test('keeps the fields it knows and drops those of a wrong type', () => {
    const text = JSON.stringify({ isOpen: true, selectedTemplate: 3, pageId: 'p1', name: {}, other: 1 })
    expect(readEditorSession(storage({ [editorSessionKey]: text }))).toEqual({
      isOpen: true,
      selectedTemplate: null,
      pageId: 'p1',
    })
  })

  test('survives blocked storage', () => {
    expect(readEditorSession(null).isOpen).toBe(false)
  })
})

describe('openEditor', () => {
  test('starts a template afresh', () => {
    const store = storage({ [editorStateKey]: '[{"id":"old"}]' })
    const { seen, navigate } = visits()
    openEditor(navigate, { template: 'webinar-1', name: 'Webinar' }, store)
    expect(store.values.has(editorStateKey)).toBe(false)
    expect(readEditorSession(store)).toEqual({
      isOpen: true,
      selectedTemplate: 'webinar-1',
      name: 'Webinar',
      startedAt: expect.any(String),
    })
    expect(seen).toEqual([editorPath])
  })

  test('keeps the unsaved state of the page that was open before, and only of that one', () => {
    const store = storage()
    const { navigate } = visits()
    openEditor(navigate, { pageId: 'p1' }, store)
    store.setItem(editorStateKey, '[1]')
    closeEditor(navigate, store)
    openEditor(navigate, { pageId: 'p1' }, store)
    expect(store.values.get(editorStateKey)).toBe('[1]')
    openEditor(navigate, { pageId: 'p2' }, store)
    expect(store.values.has(editorStateKey)).toBe(false)
  })
})

test('closeEditor remembers what was edited', () => {
  const store = storage()
  const { seen, navigate } = visits()
  openEditor(navigate, { pageId: 'p1', name: 'Inicio' }, store)
  closeEditor(navigate, store)
  expect(readEditorSession(store)).toEqual({
    isOpen: false,
    selectedTemplate: null,
    pageId: 'p1',
    name: 'Inicio',
  })
  expect(seen.at(-1)).toBe('/dashboard/tools/aurelio-builder/overview')
})
