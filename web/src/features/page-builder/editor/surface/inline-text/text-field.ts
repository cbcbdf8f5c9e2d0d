import type { InlineText } from '@aurelio/page/elements'
import type { RichText } from '@aurelio/page/values'
import type { EditorSurface } from '../state/editor-surface.ts'
import { readPlainText } from './inline-value.ts'
import { formatToolbar, pressKey } from './rich/keys.ts'
import { fitted, withoutEmptyEnd } from './rich/pasted.ts'
import { createRichField } from './rich/rich-field.ts'

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

/** A text whose parts may be set apart, with its toolbar. */
export function openRich(
  editor: EditorSurface,
  { node, text, before, signal, onChange, end }: Opening,
): TextField {
  const field = createRichField(node, before, { text, signal, onChange })
  const { marks, toggle, set, insert } = field
  const hasLists = text.rich === 'paragraph'
  const focus = () => {
    editor.text.setState({ asking: null })
    field.focus()
  }
  editor.text.setState({ open: { node, marks, hasLists, toggle, set, insert, focus, end }, asking: null })
  return {
    value: () => withoutEmptyEnd(fitted(field.value(), text)),
    keydown: (event) => pressKey(field, event, () => editor.text.setState({ asking: 'link' })),
    owns: (target) => target instanceof Element && target.closest(formatToolbar) !== null,
    close: () => editor.text.setState({ open: null, asking: null }),
  }
}
