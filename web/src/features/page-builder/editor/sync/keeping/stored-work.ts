import { sendWaiting } from '../../../../../platform/together/send-waiting.ts'
import {
  forgetAllWaiting,
  forgetPageWaiting,
  waitingOf,
} from '../../../../../platform/together/waiting-steps.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { removeKey } from '../../../../../platform/local-storage.ts'
import { editorSessionKey, editorStateKey, readEditorSession } from '../../../editor-session.ts'
import { deleteHistories } from '../history/history-database.ts'
import { defaultName } from '../../model/state/default-name.ts'
import { readLocalPage, rememberSaved } from '../local/local-start.ts'
import { pushPage } from '../remote/push-page.ts'
import { sendSteps } from '../remote/send-steps.ts'
import { sendTo } from '../remote/send-to.ts'
import { keepWaiting, readWaiting } from '../together/waiting-steps.ts'

/** The work of a closed editor that the server has not got; null where it has all. */
function unsavedWork() {
  const session = readEditorSession()
  const stored = readLocalPage()
  const { pageId, baseVersion, unsavedSince } = session
  if (!stored || (pageId !== undefined && unsavedSince === undefined)) return null
  const isKnown = pageId !== undefined && baseVersion !== undefined
  const page = isKnown ? { id: pageId, version: baseVersion } : null
  return { document: stored.document, page, name: session.name ?? defaultName, startedAt: session.startedAt }
}

/** Sends what only this browser holds; null when nothing is left unsaved, else what it is called. */
export async function saveStoredWork(): Promise<string | null> {
  for (const draft of [...waitingOf('symbol'), ...waitingOf('letter')]) {
    if (readWaiting(draft).length > 0 && !(await sendStored(draft))) return names[draft.kind]()
  }
  const work = unsavedWork()
  if (!work) return null
  const { page, name, startedAt } = work
  if (page) return (await sendStored({ kind: 'page', ...page })) ? null : name
  const pushed = await pushPage(null, work)
  if (!pushed.ok) return name
  rememberSaved(pushed.page, name, startedAt)
  return null
}

/** What drafts are called where nobody has opened them. */
const names = { symbol: () => i18n.t('un símbolo'), letter: () => i18n.t('un correo') }

type Sendable = { kind: keyof typeof sendTo; id: string }

/** Sends what waits for a document; false where not all of it is there, or nothing could be read of it. */
async function sendStored({ version = 0, ...of }: Sendable & { version?: number }): Promise<boolean> {
  const waiting = readWaiting(of)
  const home = { send: sendTo[of.kind] }
  if (waiting.length === 0 || !(await sendWaiting(waiting, version, (sent) => sendSteps(home, of.id, sent))))
    return false
  keepWaiting(of, [])
  return true
}

/** The name of the project whose work only this browser holds; null where there is none. */
export function storedWorkName(): string | null {
  return unsavedWork()?.name ?? null
}

/** Lets go of that work; what the server has of the page stays. */
export function discardStoredWork(): void {
  removeKey(editorStateKey)
  forgetPageWaiting()
  removeKey(editorSessionKey)
}

/** Removes all that the editor keeps in this browser: for the next person who uses it. */
export async function forgetStoredWork(): Promise<void> {
  discardStoredWork()
  forgetAllWaiting()
  await deleteHistories()
}
