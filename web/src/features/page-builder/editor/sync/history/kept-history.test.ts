import { canRedo, isWhole, jump, resume, startHistory } from '@aurelio/page/document'
import { describe, expect, it } from 'vitest'
import { addElement, removeElement, updateProps } from '../../model/commands/elements.ts'
import { undoChange } from '../../model/commands/history.ts'
import { renameProject } from '../../model/commands/rename-project.ts'
import { createEditorStore } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { historyText, readHistory } from './kept-history.ts'

/** A session with four steps, the last one taken back. */
function session() {
  const store = createEditorStore(
    pageOf(element('text', 'a', { text: 'uno' }), element('text', 'b')),
    'Prueba',
  )
  updateProps(store, 'a', { text: 'dos' })
  renameProject(store, 'Portada')
  removeElement(store, 'b')
  addElement(store, element('heading', 'h'), { parent: null })
  undoChange(store)
  return store
}

describe('a kept history', () => {
  it('comes back as it was, without its page', () => {
    const { history } = session().getState()
    const { document: _page, ...kept } = history
    expect(readHistory(historyText(history))).toEqual(kept)
  })

  it('is of use on its page, opened again', () => {
    const { history } = session().getState()
    const kept = readHistory(historyText(history))
    if (!kept) throw new Error('Nothing was kept')
    const opened = startHistory(structuredClone(history.document), 'Portada')
    expect(isWhole({ ...opened, ...kept })).toBe(true)
    const back = resume(kept, opened)
    expect([back.document, canRedo(back)]).toEqual([opened.document, true])
    expect(jump(back, 0).history).toMatchObject({
      name: 'Prueba',
      document: jump(history, 0).history.document,
    })
  })

  it('is of no use on another page, nor where its own was changed by other hands in the same place', () => {
    const kept = readHistory(historyText(session().getState().history))
    if (!kept) throw new Error('Nothing was kept')
    const on = (...texts: ReturnType<typeof element>[]) =>
      isWhole({ ...startHistory(pageOf(...texts), 'Portada'), ...kept })
    expect(on(element('text', 'a', { text: 'dos' }))).toBe(true)
    expect(on(element('text', 'a', { text: 'tres' }))).toBe(false)
    expect(on(element('text', 'a', { text: 'dos' }), element('text', 'b'))).toBe(false)
    expect(on(element('text', 'c', { text: 'dos' }))).toBe(false)
  })

  it('does not go on with what was typed in one visit to a field before', () => {
    const store = createEditorStore(pageOf(element('text', 'a', { text: '' })), 'Prueba')
    updateProps(store, 'a', { text: 'H' }, 'a:text:0')
    const kept = readHistory(historyText(store.getState().history))
    expect(kept?.entries.map((entry) => 'group' in entry)).toEqual([false, false])
  })

  it('costs what is new, and not the page', () => {
    const texts = Array.from({ length: 500 }, (_, at) => element('text', `t${at}`, { text: 'Hola' }))
    const store = createEditorStore(pageOf(...texts), 'Prueba')
    updateProps(store, 't7', { text: 'Adiós' })
    expect(historyText(store.getState().history).length).toBeLessThan(600)
  })

  it.each(['', '{', '7', '{}', '{"index":0,"entries":[]}', '{"index":4,"entries":[{}]}'])(
    'of %j is none',
    (text) => expect(readHistory(text)).toBeNull(),
  )

  it('of an Aurelio that kept whole pages is none', () => {
    const step = { root: ['a'], changed: [], gone: [] }
    const entry = { name: 'Prueba', label: 'Estado inicial', selection: null, step }
    expect(readHistory(JSON.stringify({ index: 0, entries: [entry] }))).toBeNull()
  })

  it('with an operation that is none is none', () => {
    const text = historyText(session().getState().history)
    expect(readHistory(text.replace('"kind":"remove"', '"kind":"erase"'))).toBeNull()
  })
})
