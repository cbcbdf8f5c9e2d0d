import { useEffect } from 'react'
import type { EditorSync } from '../state/editor-sync.ts'
import { hasUnsaved } from './has-unsaved.ts'
import { keepLocally } from '../local/local-save.ts'

/** Keeps the work safe while the editor is open: in the browser at once, on the server behind it. */
export function useKeepSaved(editor: EditorSync): void {
  useEffect(() => keepSaved(editor), [editor])
}

/** The same; gives what ends it. */
export function keepSaved(editor: EditorSync): () => void {
  const stopLocal = keepLocally(editor, () => void freeStorage(editor))
  const stopServer = editor.saver.connect()
  return () => {
    stopLocal()
    stopServer()
    // Left by the browser's own back button, or an address: nothing is lost on that way either.
    editor.home.left()
    if (hasUnsaved(editor)) void editor.saver.save()
  }
}

async function freeStorage(editor: EditorSync): Promise<void> {
  const { makeRoom } = await import('../pictures/make-room.ts')
  await makeRoom(editor)
}
