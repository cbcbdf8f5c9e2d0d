import { isRecord } from '../document/json-values.ts'
import type { NestedElement, Props, StoredPage } from '../document/schema.ts'
import { variableName } from '../values/variable-name.ts'
import { keepSpans } from './keep-spans.ts'

const variable = /\{\{\s*([^{}]{1,300}?)\s*\}\}/g

/** Variables by the names that pages write, case and accents aside. */
export type Variables = ReadonlyMap<string, string>
/** What stands in the place of a name as a page writes it, braces aside; undefined leaves it as it is. */
export type ValueOf = (name: string) => string | undefined

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
  const filled: Record<string, unknown> = filledProps(own, valueOf)
  return { ...own, ...filled, ...keepSpans(type, own, changedOf(own, filled)) }
}

function filledProps(props: Props, valueOf: ValueOf): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, filledValue(value, valueOf)]))
}

function changedOf(before: Props, after: Props): Props {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))
}

/** A text with what its names stand for. What a value says is a text, and no name in it is asked for again. */
export function fillText(text: string, valueOf: ValueOf): string {
  return text.replaceAll(variable, (whole, name: string) => valueOf(name) ?? whole)
}

/** The value itself where nothing in it changes. */
function filledValue(value: unknown, valueOf: ValueOf): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, valueOf) : value
  if (Array.isArray(value)) {
    const filled = value.map((each: unknown) => filledValue(each, valueOf))
    return filled.every((each, at) => each === value[at]) ? value : filled
  }
  if (!isRecord(value)) return value
  const filled = filledProps(value, valueOf)
  return Object.entries(filled).every(([name, each]) => each === value[name]) ? value : filled
}
