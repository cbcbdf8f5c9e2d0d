import {
  currentEntry,
  type ElementId,
  findElement,
  type History,
  isLocked,
  isSameValue,
  undo,
} from '@aurelio/page/document'
import { type InlineText, inlineTextsOf } from '@aurelio/page/elements'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { updateProps } from '../../model/commands/elements.ts'
import type { Point } from '../geometry/geometry.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { elementNode } from '../nodes/element-node.ts'
import { placeCaret } from './caret.ts'
import { inlinePatch, inlineValue } from './inline-value.ts'
import { makeEditable } from './make-editable.ts'
import { openPlain, openRich, type TextField } from './text-field.ts'

type Begin = {
  surface: HTMLElement
  id: ElementId
  /** What was pressed; the main text is edited where it holds none. */
  target: Element | null
  /** Where the caret goes; null puts it at the end. */
  point: Point | null
}

let visits = 0

/**
 * Edits a text of an element where it stands. The page follows each key, as one entry of the history, which takes it
 * back; Enter, Escape and leaving the text end it and keep what was typed. The canvas holds the element meanwhile: its
 * node belongs to React, which gets it back with the very nodes it knows before it draws the new ones.
 */
export function editText(editor: EditorSurface, { surface, id, target, point }: Begin): void {
  const { store, held } = editor
  const { viewport, isReadOnly } = store.getState()
  const document = documentOf(store.getState())
  const element = findElement(document, id)
  const root = elementNode(surface, id)
  const found = element && root && findText(inlineTextsOf(element, viewport), root, target)
  if (!found || isReadOnly || isLocked(document, id) || found.node.isContentEditable) return
  const { node, text, at } = found

  visits += 1
  const group = `inline:${id}:${visits}`
  const { history } = store.getState()
  const before = inlineValue(element, text, at, viewport)
  const release = held.hold(element)
  const shown = [...node.childNodes]
  const restore = makeEditable(node, root, {
    label: i18n.t('Editar texto'),
    multiline: text.multiline === true,
    isRich: text.rich !== undefined,
  })
  const controller = new AbortController()
  const options = { signal: controller.signal }
  const open = text.rich === undefined ? openPlain : openRich
  const field: TextField = open(editor, {
    node,
    text,
    before,
    signal: controller.signal,
    onChange: follow,
    end,
  })

  function follow() {
    const after = field.value()
    const current = findElement(documentOf(store.getState()), id)
    if (isSameValue(after, before)) takeBack(store, group, history)
    else if (current) updateProps(store, id, inlinePatch(current, text, at, viewport, after), group)
  }

  function end() {
    if (controller.signal.aborted) return
    controller.abort()
    follow()
    field.close()
    restore()
    node.replaceChildren(...shown)
    release()
  }

  function keydown(event: KeyboardEvent) {
    // The keys belong to the text: neither the canvas nor the editor's shortcuts see them.
    event.stopPropagation()
    if (event.isComposing) return
    if (field.keydown(event)) return
    const isBreak = text.multiline === true && event.shiftKey
    if (event.key !== 'Escape' && (event.key !== 'Enter' || isBreak)) return
    event.preventDefault()
    end()
    surface.focus({ preventScroll: true })
  }

  node.addEventListener('keydown', keydown, options)
  node.addEventListener(
    'blur',
    ({ relatedTarget }) => {
      if (!field.owns(relatedTarget)) end()
    },
    options,
  )
  // Before what saves the page when it is left.
  window.addEventListener('pagehide', end, { ...options, capture: true })
  node.focus({ preventScroll: true })
  placeCaret(node, point)
}

/** As if nothing had been typed: the step of this visit leaves the history, and what it dropped returns. */
function takeBack(store: EditorStore, group: string, begun: History) {
  const { history } = store.getState()
  if (currentEntry(history).group !== group) return
  const isNext = history.entries[history.index - 1] === currentEntry(begun)
  const { history: back, skipped, done } = undo(history)
  if (skipped.length > 0) return
  store.setState({
    history: isNext ? { ...begun, document: back.document } : back,
    made: { operations: done },
  })
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
