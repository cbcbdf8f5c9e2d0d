import { isRecord } from '../document/json-values.ts'
import type { NestedElement, Props, StoredPage } from '../document/schema.ts'
import { variableName } from '../values/variable-name.ts'
import { keepSpans } from './keep-spans.ts'

const variable = /\{\{\s*([^{}]{1,100}?)\s*\}\}/g

/** Variables by the names that pages write, case and accents aside. */
export type Variables = ReadonlyMap<string, string>

/** The names that a page asks for, each once, as it writes the first of them. */
export function variablesIn(page: StoredPage): string[] {
  const found = new Map<string, string>()
  for (const [, name = ''] of JSON.stringify(page.elements).matchAll(variable)) {
    const key = variableName(name)
    if (!found.has(key)) found.set(key, name)
  }
  return [...found.values()]
}

/**
 * A page with `{{name}}` in its texts and links replaced; a name without a value stays as it is. Symbols stay places of
 * symbols: what they hold is the same on every page.
 */
export function fillVariables(page: StoredPage, variables: Variables): StoredPage {
  return { ...page, elements: page.elements.map((element) => filledElement(element, variables)) }
}

function filledElement(element: NestedElement, variables: Variables): NestedElement {
  const { children, ...own } = element.props
  const filled: Record<string, unknown> = filledProps(own, variables)
  const props = { ...own, ...filled, ...keepSpans(element.type, own, changedOf(own, filled)) }
  if (!children) return { ...element, props }
  return {
    ...element,
    props: { ...props, children: children.map((child) => filledElement(child, variables)) },
  }
}

function filledProps(props: Props, variables: Variables): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, filledValue(value, variables)]),
  )
}

function changedOf(before: Props, after: Props): Props {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))
}

/** The value itself where nothing in it changes. */
function filledValue(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string')
    return value.includes('{{')
      ? value.replaceAll(variable, (whole, name: string) => variables.get(variableName(name)) ?? whole)
      : value
  if (Array.isArray(value)) {
    const filled = value.map((each: unknown) => filledValue(each, variables))
    return filled.every((each, at) => each === value[at]) ? value : filled
  }
  if (!isRecord(value)) return value
  const filled = filledProps(value, variables)
  return Object.entries(filled).every(([name, each]) => each === value[name]) ? value : filled
}
