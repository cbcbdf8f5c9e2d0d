import { linesOf, replaced, type RichText, safeLink, sliced, tidied } from '@aurelio/page/values'
import type { InlineText } from '@aurelio/page/elements'
import { readRich } from './read-rich.ts'

type Clipboard = Pick<DataTransfer, 'getData'>
type Kind = Pick<InlineText, 'multiline' | 'rich'>

/** What the clipboard holds, as far as this text may hold it: words, bold, italic, links and lists; nothing else. */
export function pastedText(clipboard: Clipboard, kind: Kind): RichText {
  const html = clipboard.getData('text/html')
  // A document of its own: nothing of it is loaded or run.
  const read =
    html && readRich(new DOMParser().parseFromString(html, 'text/html').body, { isForeign: true }).rich
  const plain = {
    text: clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n').replaceAll('\0', ''),
    spans: [],
  }
  return fitted(read && read.text !== '' ? read : plain, kind)
}

/** The address that the clipboard holds and nothing beside it: it becomes the link of what is selected. */
export function pastedLink(clipboard: Clipboard): string | undefined {
  const text = clipboard.getData('text/plain').trim()
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text) ? safeLink(text) : undefined
}

/** The text as one of a kind may hold it: without lists where it is no paragraph, on one line where it has one alone. */
export function fitted(rich: RichText, { multiline, rich: format }: Kind): RichText {
  const spans = rich.spans.filter(
    ({ kind }) => format === 'paragraph' || (format === 'line' && kind !== 'list'),
  )
  const text = multiline ? rich.text : rich.text.replaceAll('\n', ' ')
  return tidied({ text, spans })
}

/** Empty lines at the end show nothing. */
export function withoutEmptyEnd(rich: RichText): RichText {
  return sliced(rich, { from: 0, to: rich.text.replace(/\n+$/, '').length })
}

/** A text with another in place of a part; a list stands on lines of its own. */
export function withPasted(rich: RichText, range: { from: number; to: number }, put: RichText): RichText {
  const lines = linesOf(put)
  const before = lines[0]?.isList && !/(?:^|\n)$/.test(rich.text.slice(0, range.from)) ? '\n' : ''
  const behind = lines.at(-1)?.isList && !/^(?:$|\n)/.test(rich.text.slice(range.to)) ? '\n' : ''
  const padded = replaced(
    { text: before + behind, spans: [] },
    { from: before.length, to: before.length },
    put,
  )
  return replaced(rich, range, padded)
}
