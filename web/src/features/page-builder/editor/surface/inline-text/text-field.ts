import type { InlineText } from '@aurelio/page/elements/definition'
import { sliced } from '@aurelio/page/values/rich-text/change'
import type { RichText } from '@aurelio/page/values/rich-text/span'
import type { EditorSurface } from '../state/editor-surface.ts'
import { readPlainText } from './inline-value.ts'
import { fitted } from './rich/pasted.ts'
import { createRichField, type RichField } from './rich/rich-field.ts'

/** A node while its text is edited. */
export type TextField = {
  value: () => RichText
  /** Does what a key means inside the text; false where it means nothing there. */
  keydown: (event: KeyboardEvent) => boolean
  /** Whether the focus may go there without leaving the text. */
  owns: (target: EventTarget | null) => boolean
  close: () => void
}

type Opening = {
  node: HTMLElement
  text: InlineText
  before: RichText
  signal: AbortSignal
  onChange: () => void
  end: () => void
}

/** A text of letters alone: the browser does it all. */
export function openPlain(_: EditorSurface, { node, text, signal, onChange }: Opening): TextField {
  node.addEventListener('input', onChange, { signal })
  return {
    value: () => ({ text: readPlainText(node, text.multiline === true), spans: [] }),
    keydown: () => false,
    owns: () => false,
    close: () => undefined,
  }
}

export const formatToolbar = '[data-format-toolbar]'

/** A text whose parts may be set apart, with its toolbar. */
export function openRich(
  editor: EditorSurface,
  { node, text, before, signal, onChange, end }: Opening,
): TextField {
  const field = createRichField(node, before, { text, signal, onChange })
  const { marks, toggle, set } = field
  const hasLists = text.rich === 'paragraph'
  const focus = () => {
    editor.text.setState({ isAsking: false })
    field.focus()
  }
  editor.text.setState({ open: { node, marks, hasLists, toggle, set, focus, end }, isAsking: false })
  return {
    value: () => ended(fitted(field.value(), text)),
    keydown: (event) => pressed(editor, field, event),
    owns: (target) => target instanceof Element && target.closest(formatToolbar) !== null,
    close: () => editor.text.setState({ open: null, isAsking: false }),
  }
}

/** Empty lines at the end show nothing. */
function ended(rich: RichText): RichText {
  return sliced(rich, { from: 0, to: rich.text.replace(/\n+$/, '').length })
}

function pressed(editor: EditorSurface, field: RichField, event: KeyboardEvent): boolean {
  const act = actOf(editor, field, event)
  if (act === null || act() === false) return false
  event.preventDefault()
  return true
}

function actOf(
  { text }: EditorSurface,
  field: RichField,
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): (() => void) | (() => boolean) | null {
  if (altKey)
    return key === 'F10'
      ? () => document.querySelector<HTMLElement>(`${formatToolbar} button`)?.focus()
      : null
  if (key === 'Enter' && !shiftKey && !ctrlKey && !metaKey) return field.nextItem
  if (!ctrlKey && !metaKey) return null
  switch (key.toLowerCase()) {
    case 'b':
      return () => field.toggle('bold')
    case 'i':
      return () => field.toggle('italic')
    case 'k':
      return () => text.setState({ isAsking: true })
    case 'z':
      return shiftKey ? field.redo : field.undo
    case 'y':
      return field.redo
    default:
      return null
  }
}
