import { getElement } from '@aurelio/page/elements/registry'
import { encodeElement, findElement, type ElementId, type NestedElement } from '@aurelio/page/document'
import { logNotice } from '../../../../platform/log.ts'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { addElement, pastePlace } from './elements.ts'
import { readElement } from './read-element.ts'

declare global {
  interface Permissions {
    /** Not every browser knows this permission, so TypeScript's list leaves it out. */
    query(descriptor: { name: 'clipboard-read' }): Promise<PermissionStatus>
  }
}

/** What was copied in this window, for browsers that do not let a page read the clipboard. */
let copied: string | null = null

/** The element with all it holds, as the JSON text that goes to the clipboard; null when it is gone. */
export function elementText(store: EditorStore, id: ElementId): string | null {
  const document = documentOf(store.getState())
  if (!findElement(document, id)) return null
  copied = JSON.stringify(encodeElement(document, id), null, 2)
  return copied
}

/** Writes the element to the clipboard. A failure is only logged: what was copied can still be pasted here. */
export async function copyElement(store: EditorStore, id: ElementId): Promise<void> {
  const text = elementText(store, id)
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

/** Pastes an element from its JSON text. Anything else is only logged and nothing is pasted. */
export function pasteText(store: EditorStore, text: string | null): void {
  const read = readText(text)
  if (!read.ok) {
    logNotice(`Nothing pasted: ${read.reason}`)
    return
  }
  const { selectedId } = store.getState()
  const place = pastePlace(documentOf(store.getState()), selectedId)
  addElement(store, read.element, place, 'Pegar {{Elemento}}')
}

/** Whether there is something to paste, without asking the person for leave to look. */
export async function canPaste(): Promise<boolean> {
  return readText((await mayRead()) ? await clipboardText() : copied).ok
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

function readText(text: string | null): { ok: true; element: NestedElement } | { ok: false; reason: string } {
  if (text === null || text.trim() === '') return { ok: false, reason: 'the clipboard is empty' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'the clipboard holds no JSON' }
  }
  const read = readElement(value)
  if (read.ok && !getElement(read.element.type)) return { ok: false, reason: 'the element type is unknown' }
  return read
}
