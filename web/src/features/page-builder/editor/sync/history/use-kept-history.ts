import { useEffect } from 'react'
import { readJson } from '../../../../../platform/local-storage.ts'
import { editorStateKey } from '../../../editor-session.ts'
import type { EditorSync } from '../state/editor-sync.ts'
import type { Opened } from './keep-history.ts'

/** Keeps the history over a reload; what does that is loaded once the editor stands. */
export function useKeptHistory(editor: EditorSync): void {
  useEffect(() => {
    const state = editor.store.getState()
    const isNew = editor.saves.getState().page === null && readJson(editorStateKey) === undefined
    const opened = { history: state.history, isNew }
    const controller = new AbortController()
    void begin(editor, opened, controller.signal)
    return () => controller.abort()
  }, [editor])
}

async function begin(editor: EditorSync, opened: Opened, signal: AbortSignal): Promise<void> {
  const { keepHistory } = await import('./keep-history.ts')
  if (!signal.aborted) signal.addEventListener('abort', keepHistory(editor, opened))
}
