import { type ElementNode, type Props, propsAt, recordsIn, type Viewport } from '@aurelio/page/document'
import { type InlineText, resolveProps, spansProp } from '@aurelio/page/elements'
import { readSpans, type RichText, tidied } from '@aurelio/page/values'

/** The text as it is drawn at a viewport; `at` is its entry's place where it stands in a list. */
export function inlineValue(
  element: ElementNode,
  text: InlineText,
  at: number,
  viewport: Viewport,
): RichText {
  const props = resolveProps(element, viewport)
  const holder = text.list === undefined ? props : recordsIn(props[text.list])[at]
  const value = holder?.[text.prop]
  const spans = text.rich === undefined ? [] : readSpans(holder?.[spansProp(text.prop)])
  return tidied({ text: typeof value === 'string' ? value : '', spans })
}

/** The props that set the text; what else its entry holds is kept as it is stored. */
export function inlinePatch(
  element: ElementNode,
  text: InlineText,
  at: number,
  viewport: Viewport,
  value: RichText,
): Props {
  if (text.list === undefined) return valueProps(text, value)
  const stored = propsAt(element.props, viewport)[text.list]
  const entries = recordsIn(Array.isArray(stored) ? stored : resolveProps(element, viewport)[text.list])
  const list = entries.map((entry, index) =>
    index === at ? { ...entry, ...valueProps(text, value) } : entry,
  )
  return { [text.list]: list }
}

/** A text that has nothing set apart is stored as it always was. */
function valueProps({ prop, rich }: InlineText, { text, spans }: RichText): Props {
  return { [prop]: text, ...(rich && { [spansProp(prop)]: spans.length === 0 ? undefined : spans }) }
}

/** The text in a node that is edited: plain, with the line breaks a person sees. Nothing else is read. */
export function readPlainText(node: Node, multiline: boolean): string {
  const text = plainText(node).replaceAll('\0', '').replace(/\n+$/, '')
  return multiline ? text : text.replaceAll(/\s*\n\s*/g, ' ')
}

function plainText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/\r\n?/g, '\n')
  if (node.nodeName === 'BR') return '\n'
  return [...node.childNodes].map(plainText).join('')
}
