import { isRecord } from '../document/json-values.ts'
import type { NestedElement, Props, StoredPage } from '../document/schema.ts'
import { shownText, type ShownPicture, type ShownValue } from '../values/collection.ts'
import { replaced } from '../values/rich-text/change.ts'
import { readSpans, type RichText } from '../values/rich-text/span.ts'
import { variableName } from '../values/variable-name.ts'
import { keepSpans } from './keep-spans.ts'
import { getElement } from './registry.ts'
import { spansProp } from './rich-text/parts.ts'

const variable = /\{\{\s*([^{}]{1,300}?)\s*\}\}/g

/** Variables by the names that pages write, case and accents aside. */
export type Variables = ReadonlyMap<string, string>
/** What stands in the place of a name as a page writes it, braces aside; undefined leaves it as it is. */
export type ValueOf = (name: string) => ShownValue | undefined

/** The names that are asked for in these texts, each once, as the first of them writes it. */
export function namesIn(texts: string): string[] {
  const found = new Map<string, string>()
  for (const [, name = ''] of texts.matchAll(variable)) {
    const key = variableName(name)
    if (!found.has(key)) found.set(key, name)
  }
  return [...found.values()]
}

/** The names that a page asks for, each once, as it writes the first of them. */
export function variablesIn(page: StoredPage): string[] {
  return namesIn(JSON.stringify(page.elements))
}

/**
 * A page with `{{name}}` in its texts and links replaced; a name without a value stays as it is. Symbols stay places of
 * symbols: what they hold is the same on every page.
 */
export function fillVariables(page: StoredPage, variables: Variables): StoredPage {
  const valueOf: ValueOf = (name) => variables.get(variableName(name))
  return { ...page, elements: page.elements.map((element) => filledElement(element, valueOf)) }
}

function filledElement(element: NestedElement, valueOf: ValueOf): NestedElement {
  const { children, ...own } = element.props
  const props = fillProps(element.type, own, valueOf)
  if (!children) return { ...element, props }
  return {
    ...element,
    props: { ...props, children: children.map((child) => filledElement(child, valueOf)) },
  }
}

/** The props of one element with what its names stand for; what is set apart in its texts stays where it was. */
export function fillProps(type: string, own: Props, valueOf: ValueOf): Record<string, unknown> {
  const linked = withLinks(type, own, valueOf)
  const filled: Record<string, unknown> = filledProps(linked, valueOf)
  return {
    ...linked,
    ...filled,
    ...keepSpans(type, linked, changedOf(linked, filled)),
    ...richProps(type, linked, valueOf),
  }
}

/** The same props with the names that links in their texts lead to, so that afterwards only the texts change. */
function withLinks(type: string, own: Props, valueOf: ValueOf): Props {
  const linked: Record<string, unknown> = { ...own }
  for (const { rich, prop, list } of getElement(type)?.inlineTexts ?? []) {
    if (rich === undefined) continue
    const name = spansProp(prop)
    if (list === undefined) {
      if (Array.isArray(own[name])) linked[name] = filledValue(own[name], valueOf)
      continue
    }
    const entries = linked[list]
    if (!Array.isArray(entries)) continue
    linked[list] = entries.map((entry: unknown) =>
      isRecord(entry) && Array.isArray(entry[name])
        ? { ...entry, [name]: filledValue(entry[name], valueOf) }
        : entry,
    )
  }
  return linked
}

/** The paragraphs in which a name stands for a text with what is set apart in it: that comes along. */
function richProps(type: string, own: Props, valueOf: ValueOf): Record<string, unknown> {
  const paragraphs = getElement(type)?.inlineTexts?.filter(({ rich, list }) => rich === 'paragraph' && !list)
  const filled: Record<string, unknown> = {}
  for (const { prop } of paragraphs ?? []) {
    const text = own[prop]
    if (typeof text !== 'string' || !text.includes('{{')) continue
    const rich = filledRich({ text, spans: readSpans(own[spansProp(prop)]) }, valueOf)
    if (!rich) continue
    filled[prop] = rich.text
    filled[spansProp(prop)] = rich.spans
  }
  return filled
}

/** A text with what its names stand for; undefined where none of them stands for a rich one. */
function filledRich(rich: RichText, valueOf: ValueOf): RichText | undefined {
  let filled = rich
  let hasRich = false
  // From its end, so that what stands before keeps its place.
  for (const match of [...rich.text.matchAll(variable)].toReversed()) {
    const [whole, name = ''] = match
    const value = valueOf(name)
    if (value === undefined) continue
    const isRich = typeof value === 'object' && 'text' in value
    hasRich ||= isRich
    const by = { text: shownText(value), spans: isRich ? readSpans(value.spans) : [] }
    filled = replaced(filled, { from: match.index, to: match.index + whole.length }, by)
  }
  return hasRich ? filled : undefined
}

function filledProps(props: Props, valueOf: ValueOf): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, filledValue(value, valueOf)]))
}

function changedOf(before: Props, after: Props): Props {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))
}

/** A text with what its names stand for. What a value says is a text, and no name in it is asked for again. */
export function fillText(text: string, valueOf: ValueOf): string {
  return text.replaceAll(variable, (whole, name: string) => {
    const value = valueOf(name)
    return value === undefined ? whole : shownText(value)
  })
}

/** The value itself where nothing in it changes. */
function filledValue(value: unknown, valueOf: ValueOf): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, valueOf) : value
  if (Array.isArray(value)) {
    const filled = value.flatMap((each: unknown) => ofPictures(each, valueOf) ?? [filledValue(each, valueOf)])
    return filled.length === value.length && filled.every((each, at) => each === value[at]) ? value : filled
  }
  if (!isRecord(value)) return value
  const filled = filledProps(value, valueOf)
  return Object.entries(filled).every(([name, each]) => each === value[name]) ? value : filled
}

const onlyName = /^\s*\{\{\s*([^{}]{1,300}?)\s*\}\}\s*$/

/** An entry of a list whose picture is a name that stands for several: one entry for each. Undefined for any other entry. */
function ofPictures(entry: unknown, valueOf: ValueOf): unknown[] | undefined {
  if (!isRecord(entry)) return undefined
  for (const [prop, text] of Object.entries(entry)) {
    const name = typeof text === 'string' ? onlyName.exec(text)?.[1] : undefined
    const value = name === undefined ? undefined : valueOf(name)
    if (typeof value !== 'object' || !('pictures' in value)) continue
    const rest = filledProps(entry, valueOf)
    const withAlt = ({ alt }: ShownPicture) => (Object.hasOwn(entry, 'alt') ? { alt } : {})
    return value.pictures.map((picture) => ({ ...rest, [prop]: picture.src, ...withAlt(picture) }))
  }
  return undefined
}
