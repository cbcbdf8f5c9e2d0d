import { removeKey } from '../../../../../platform/local-storage.ts'
import { editorSessionKey, editorStateKey, readEditorSession } from '../../../editor-session.ts'
import { deleteHistories } from '../history/history-database.ts'
import { defaultName } from '../../model/state/default-name.ts'
import { readLocalPage, rememberSaved } from '../local/local-start.ts'
import { pushPage } from '../remote/push-page.ts'

/** The work of a closed editor that the server has not got; null where it has all. */
function unsavedWork() {
  const session = readEditorSession()
  const stored = readLocalPage()
  const { pageId, baseVersion, unsavedSince } = session
  if (!stored || (pageId !== undefined && unsavedSince === undefined)) return null
  const isKnown = pageId !== undefined && baseVersion !== undefined
  const page = isKnown ? { id: pageId, version: baseVersion, publication: null } : null
  return { document: stored.document, page, name: session.name ?? defaultName, startedAt: session.startedAt }
}

/** Sends what only this browser holds; null when nothing is left unsaved, else the name of the project. */
export async function saveStoredWork(): Promise<string | null> {
  const work = unsavedWork()
  if (!work) return null
  const pushed = await pushPage(work.page, work)
  if (!pushed.ok) return work.name
  rememberSaved(pushed.page, work.name, work.startedAt)
  return null
}

/** The name of the project whose work only this browser holds; null where there is none. */
export function storedWorkName(): string | null {
  return unsavedWork()?.name ?? null
}

/** Lets go of that work; what the server has of the page stays. */
export function discardStoredWork(): void {
  removeKey(editorStateKey)
  removeKey(editorSessionKey)
}

/** Removes all that the editor keeps in this browser: for the next person who uses it. */
export async function forgetStoredWork(): Promise<void> {
  discardStoredWork()
  await deleteHistories()
}
