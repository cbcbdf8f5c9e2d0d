import { findElement, isLocked, type ElementId } from '@aurelio/page/document'
import type { InlineText } from '@aurelio/page/elements/definition'
import { getElement } from '@aurelio/page/elements/registry'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { updateProps } from '../../commands/elements.ts'
import type { Point } from '../../drag/geometry.ts'
import { documentOf, type EditorStore } from '../../state/editor-store.ts'
import { elementNode } from '../element-node.ts'
import { placeCaret } from './caret.ts'
import { inlinePatch, inlineValue, readPlainText } from './inline-value.ts'
import { makeEditable } from './make-editable.ts'

type Begin = {
  surface: HTMLElement
  id: ElementId
  /** What was pressed; the main text is edited where it holds none. */
  target: Element | null
  /** Where the caret goes; null puts it at the end. */
  point: Point | null
}

/**
 * Edits a text of an element where it stands: Enter or leaving it keeps the change, as one entry of the
 * history, Escape takes it back. The node belongs to React, so it gets its old text back first, and the change
 * then comes from the page like any other.
 */
export function editText(store: EditorStore, { surface, id, target, point }: Begin): void {
  const { viewport, isReadOnly } = store.getState()
  const document = documentOf(store.getState())
  const element = findElement(document, id)
  const root = elementNode(surface, id)
  const found = element && root && findText(getElement(element.type)?.inlineTexts ?? [], root, target)
  if (!found || isReadOnly || isLocked(document, id) || found.node.isContentEditable) return
  const { node, text, at } = found

  const before = inlineValue(element, text, at, viewport)
  const shown = node.textContent
  const restore = makeEditable(node, root, {
    label: i18n.t('Editar texto'),
    multiline: text.multiline === true,
  })
  const controller = new AbortController()
  const options = { signal: controller.signal }

  function end(isKept: boolean) {
    if (controller.signal.aborted) return
    controller.abort()
    const after = readPlainText(node, text.multiline === true)
    restore()
    node.textContent = shown
    const current = findElement(documentOf(store.getState()), id)
    if (!isKept || after === before || !current) return
    updateProps(store, id, inlinePatch(current, text, at, viewport, after))
  }

  function keydown(event: KeyboardEvent) {
    // The keys belong to the text: neither the canvas nor the editor's shortcuts see them.
    event.stopPropagation()
    if (event.isComposing) return
    const isBreak = text.multiline === true && event.shiftKey
    if (event.key !== 'Escape' && (event.key !== 'Enter' || isBreak)) return
    event.preventDefault()
    end(event.key === 'Enter')
    surface.focus({ preventScroll: true })
  }

  node.addEventListener('keydown', keydown, options)
  node.addEventListener('blur', () => end(true), options)
  // Before what saves the page when it is left.
  window.addEventListener('pagehide', () => end(true), { ...options, capture: true })
  node.focus({ preventScroll: true })
  placeCaret(node, point)
}

/** The text that was pressed, else the element's main one, with its node and its entry's place. */
function findText(texts: readonly InlineText[], root: HTMLElement, target: Element | null) {
  const holder = '[data-inline-text]'
  // Beside the words of an entry is still that entry; on the element itself it is the main text.
  const within = target === root ? null : target?.querySelector<HTMLElement>(holder)
  const pressed = target?.closest<HTMLElement>(holder) ?? within
  const isInside = pressed && root.contains(pressed)
  const text = texts.find(({ part }) => (isInside ? part === pressed.dataset['inlineText'] : true))
  if (!text) return null
  const mark = `[data-inline-text="${text.part}"]`
  const nodes = [...(root.matches(mark) ? [root] : []), ...root.querySelectorAll<HTMLElement>(mark)]
  const node = isInside ? pressed : nodes.find((each) => each.checkVisibility())
  return node ? { node, text, at: nodes.indexOf(node) } : null
}
