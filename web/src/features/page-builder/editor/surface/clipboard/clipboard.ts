import type { ElementId } from '@aurelio/page/document'
import { elementsText, readElementsText } from '../../model/transfer/elements-text.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { logNotice } from '../../../../../platform/log.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { documentText } from '../../../document-words.ts'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { addElement } from '../../model/commands/elements.ts'
import { pastePlace } from '../../model/places/added-place.ts'

declare global {
  interface Permissions {
    /** Not every browser knows this permission, so TypeScript's list leaves it out. */
    query(descriptor: { name: 'clipboard-read' }): Promise<PermissionStatus>
  }
}

const refusalToast = 'editor-paste'

/** What was copied in this window, for browsers that do not let a page read the clipboard. */
let copied: string | null = null

/** Copies elements with all they hold, as the text that goes to the clipboard; null when they are gone. */
export function copiedText(store: EditorStore, ids: readonly ElementId[]): string | null {
  const text = elementsText(documentOf(store.getState()), ids)
  if (text !== null) copied = text
  return text
}

/** Writes elements to the clipboard. A failure is only logged: what was copied can still be pasted here. */
export async function copyElements(store: EditorStore, ids: readonly ElementId[]): Promise<void> {
  const text = copiedText(store, ids)
  if (text === null) return
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    logNotice('The clipboard could not be written', error)
  }
}

/** Pastes what the clipboard holds (page-builder.md §4, decision 28). */
export async function pasteElement(store: EditorStore): Promise<void> {
  pasteText(store, await clipboardText())
}

/**
 * Pastes an element, or several, from their JSON text. Anything else is only logged and nothing is pasted
 * (page-builder.md §8); an element that the page cannot take is told as well.
 */
export function pasteText(store: EditorStore, text: string | null): void {
  const read = readElementsText(text)
  if (!read.ok) {
    logNotice(`Nothing pasted: ${read.reason}`)
    if (read.problem)
      notify.error(i18n.t('No se ha podido pegar el elemento. Tu página sigue como estaba.'), {
        id: refusalToast,
        description:
          read.problem.code === 'unknown-type'
            ? i18n.t('Es de un tipo que esta versión de Aurelio no conoce.')
            : documentText(read.problem),
      })
    return
  }
  // What was refused before is mended.
  notify.dismiss(refusalToast)
  const [only, ...more] = read.elements
  if (only === undefined) return
  if (more.length > 0) {
    void import('../../model/commands/several.ts').then(({ pasteElements }) =>
      pasteElements(store, read.elements),
    )
    return
  }
  const { selectedId } = store.getState()
  const place = pastePlace(documentOf(store.getState()), selectedId)
  addElement(store, only, place, 'Pegar {{Elemento}}')
}

/** Whether there is something to paste, without asking the person for leave to look. */
export async function canPaste(): Promise<boolean> {
  return readElementsText((await mayRead()) ? await clipboardText() : copied).ok
}

async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch (error) {
    logNotice('The clipboard could not be read', error)
    return copied
  }
}

async function mayRead(): Promise<boolean> {
  try {
    const status = await navigator.permissions.query({ name: 'clipboard-read' })
    return status.state === 'granted'
  } catch {
    return false
  }
}
