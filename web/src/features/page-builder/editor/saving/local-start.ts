import { decodeElements, type PageDocument } from '@aurelio/page/document'
import { readJson } from '../../../../platform/local-storage.ts'
import { editorStateKey, readEditorSession, writeEditorSession } from '../../editor-session.ts'
import type { ServerPage } from './save-state.ts'

/** The page that `editorState` holds; null when it is no list, an empty one, or cannot be read. */
export function readLocalPage(value: unknown = readJson(editorStateKey)): PageDocument | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const decoded = decodeElements(value)
  return decoded.ok ? decoded.document : null
}

/** Keeps in `aurelioEditorData` which page is edited and whether the server has all of it. */
export function rememberPage(page: ServerPage, isSaved: boolean): void {
  const { unsavedSince, ...session } = readEditorSession()
  writeEditorSession({
    ...session,
    pageId: page.id,
    baseVersion: page.version,
    ...(isSaved ? {} : { unsavedSince: unsavedSince ?? new Date().toISOString() }),
  })
}

/** Keeps the project's name in `aurelioEditorData`. */
export function rememberName(name: string): void {
  writeEditorSession({ ...readEditorSession(), name })
}
