import { recordsIn } from '../../document/json-values.ts'
import { isHidden } from '../../document/marks.ts'
import type { ElementId, ElementNode, PageDocument, Props } from '../../document/schema.ts'
import { findElement, walk } from '../../document/tree.ts'
import { readSpans } from '../../values/rich-text/span.ts'
import { getElement } from '../registry.ts'
import { resolveProps } from '../resolve.ts'
import { spansProp } from '../rich-text/parts.ts'
import type { ElementText } from '../texts/element-text.ts'
import { formSaid } from './form-texts.ts'
import { taggedText, untaggedText } from './tagged-text.ts'
import { type TextKind, type TextPlace, textPlaces } from './text-places.ts'

/** Something on a page that is said otherwise in another language. */
export type SourceText = {
  element: ElementId
  /** Where in the element: `title`, `items.2.text`, `fields.email.label`. */
  path: string
  kind: TextKind
  /** What is asked for there, in the words of the element. */
  label: ElementText
  /** With what is set apart in it as numbered tags. */
  source: string
}

/** What is said in its place; undefined where nothing is, and the page says what it says. */
type Said = (text: SourceText) => string | undefined

/** Elements whose text is no language. */
const wordless: ReadonlySet<string> = new Set(['code', 'embed'])

/** Every text of a page that is said otherwise in another language, in page order, without what is hidden in the layers. */
export function sourceTexts(document: PageDocument): SourceText[] {
  const found: SourceText[] = []
  for (const { node } of walk(document))
    if (!isHidden(document, node.id))
      said(document, node, (text) => {
        found.push(text)
        return undefined
      })
  return found
}

/**
 * The page in another language: its structure and its style with what `say` says in the place of its texts. Whatever is said
 * goes through the schema of its element as the page's own words do.
 */
export function translatedPage(document: PageDocument, say: Said): PageDocument {
  const elements: Record<ElementId, ElementNode> = {}
  for (const node of Object.values(document.elements)) {
    const props = said(document, node, say)
    elements[node.id] = props === node.props ? node : { ...node, props }
  }
  return { ...document, elements }
}

function said(document: PageDocument, node: ElementNode, say: Said): Props {
  const definition = getElement(node.type)
  if (definition === undefined || wordless.has(node.type)) return node.props
  const typed = resolveProps(node, 'desktop')
  const around = node.parent === null ? undefined : findElement(document, node.parent)
  const parent = around ? resolveProps(around, 'desktop') : null
  const sayHere = (path: string, kind: TextKind, label: ElementText, source: string) =>
    isSaid(kind, source) ? (say({ element: node.id, path, kind, label, source }) ?? source) : source
  const form = node.type === 'form' ? formSaid(node.props, sayHere) : node.props
  let props = form
  for (const place of textPlaces(definition)) {
    if (!place.isShown(node, typed, parent)) continue
    const entry = (before: Props, shown: unknown, path: string) =>
      entrySaid(before, shown, path, place, sayHere)
    if (place.list === undefined) props = entry(props, typed[place.prop], place.prop)
    else {
      const { list, prop } = place
      const given = props[list] ?? typed[list]
      const now = recordsIn(given).map((each, at) => entry(each, each[prop], `${list}.${at}.${prop}`))
      if (now.some((each, at) => each !== recordsIn(given)[at])) props = { ...props, [list]: now }
    }
  }
  return props
}

/** The props of an element, or of an entry of it, with one text said otherwise. */
function entrySaid(
  before: Props,
  shown: unknown,
  path: string,
  { prop, kind, label, isRich }: TextPlace,
  say: (path: string, kind: TextKind, label: ElementText, source: string) => string,
): Props {
  const text = typeof before[prop] === 'string' ? before[prop] : shown
  if (typeof text !== 'string') return before
  const spans = isRich ? readSpans(before[spansProp(prop)]) : []
  const source = taggedText({ text, spans })
  const now = say(path, kind, label, source)
  if (now === source) return before
  const read = untaggedText(now, spans)
  return { ...before, [prop]: read.text, ...(spans.length > 0 && { [spansProp(prop)]: read.spans }) }
}

const placeholder = /\{\{[^{}]*\}\}|<\/?\d{1,4}>/g

/** Whether a value differs by language: words do, figures and what an item fills in do not; links within the site lead on by themselves. */
export function isSaid(kind: TextKind, source: string): boolean {
  if (kind === 'link') return /^(?:https?:|mailto:|tel:|sms:|whatsapp:)/i.test(source)
  if (kind === 'picture') return source !== '' && !source.startsWith('data:')
  return /\p{L}/u.test(source.replaceAll(placeholder, '')) && !/^https?:\/\/\S+$/.test(source)
}
