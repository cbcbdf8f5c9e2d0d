import { canRedo, currentEntry, historyCap, resume, startHistory } from '@aurelio/page/document'
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
  it('comes back as it was', () => {
    const store = session()
    expect(readHistory(historyText(store.getState().history))).toEqual(store.getState().history)
  })

  it('goes on from the page that was opened, sharing what did not change', () => {
    const store = session()
    const kept = readHistory(historyText(store.getState().history))
    if (!kept) throw new Error('Nothing was kept')
    const opened = structuredClone(currentEntry(kept).document)
    const history = resume(kept, startHistory(opened, 'Portada'))
    expect(currentEntry(history).document).toBe(opened)
    expect(canRedo(history)).toBe(true)
    expect(history.entries[2]?.document.elements['a']).toBe(opened.elements['a'])
    expect(history).toEqual(kept)
  })

  it('does not go on with what was typed in one visit to a field before', () => {
    const store = createEditorStore(pageOf(element('text', 'a', { text: '' })), 'Prueba')
    updateProps(store, 'a', { text: 'H' }, 'a:text:0')
    const kept = readHistory(historyText(store.getState().history))
    expect(kept?.entries.map(({ group }) => group)).toEqual([undefined, undefined])
  })

  it('takes what was done before it was read as later steps', () => {
    const kept = session().getState().history
    const later = createEditorStore(structuredClone(currentEntry(kept).document), 'Portada')
    for (let at = 0; at < historyCap; at += 1) updateProps(later, 'a', { text: `más ${at}` })
    const joined = resume(kept, later.getState().history)
    expect(joined.entries).toHaveLength(historyCap)
    expect(currentEntry(joined).document).toBe(currentEntry(later.getState().history).document)
    const few = createEditorStore(structuredClone(currentEntry(kept).document), 'Portada')
    updateProps(few, 'a', { text: 'más' })
    undoChange(few)
    expect(resume(kept, few.getState().history)).toMatchObject({ index: kept.index })
  })

  it.each(['', '{', '7', '{}', '{"index":0,"entries":[]}', '{"index":4,"entries":[{}]}'])(
    'of %j is none',
    (text) => expect(readHistory(text)).toBeNull(),
  )

  it('whose steps do not fit together is none', () => {
    const text = historyText(session().getState().history)
    expect(readHistory(text.replace('"gone":["b"]', '"gone":["a"]'))).toBeNull()
  })
})
