import { decodeElements, salvageElements, type PageDocument } from '@aurelio/page/document'
import { readJson } from '../../../../../platform/local-storage.ts'
import { editorStateKey, readEditorSession, writeEditorSession } from '../../../editor-session.ts'
import type { ServerPage } from '../state/save-state.ts'

/** What `editorState` holds; `lost` counts elements of it that are none, and were left out. */
export type LocalPage = { document: PageDocument; lost: number }

/** Null when it is no list, an empty one, or nothing of it can be read. */
export function readLocalPage(value: unknown = readJson(editorStateKey)): LocalPage | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const decoded = decodeElements(value)
  return decoded.ok ? { document: decoded.document, lost: 0 } : salvageElements(value)
}

/** How many elements `editorState` holds where none of them can be read: then it is started anew, and said. */
export function allLost(value: unknown = readJson(editorStateKey)): number {
  return Array.isArray(value) && readLocalPage(value) === null ? value.length : 0
}

/**
 * Notes in `aurelioEditorData` whose unsaved state `editorState` holds. Always written together with it:
 * another tab may edit another page over the same two keys.
 */
export function rememberUnsaved(page: ServerPage | null, name: string): void {
  const { isOpen, selectedTemplate, startedAt, place, pageId, unsavedSince } = readEditorSession()
  const session = { isOpen, selectedTemplate, name, ...(startedAt === undefined ? {} : { startedAt }) }
  if (!page) {
    writeEditorSession({ ...session, ...(place && { place }) })
    return
  }
  const since = pageId === page.id && unsavedSince !== undefined ? unsavedSince : new Date().toISOString()
  writeEditorSession({ ...session, ...known(page), unsavedSince: since })
}

/**
 * Notes that the server has all of the page, unless the keys belong to another page by now.
 * @param begun `startedAt` of the session that was saved, which may have ended meanwhile
 */
export function rememberSaved(page: ServerPage, name: string, begun: string | undefined): void {
  const { isOpen, selectedTemplate, pageId, variant, startedAt } = readEditorSession()
  if (pageId === undefined ? startedAt !== begun : pageId !== page.id || variant !== page.variant) return
  const saved = { isOpen, selectedTemplate, name, ...known(page) }
  writeEditorSession(startedAt === undefined ? saved : { ...saved, startedAt })
}

function known({ id, version, variant }: ServerPage) {
  return { pageId: id, baseVersion: version, ...(variant && { variant }) }
}
