import { isRecord } from '../json-values.ts'
import type { ElementNode, PageDocument, Props } from '../schema.ts'

/** The type of an element in whose place a symbol of the workspace is shown. */
export const symbolType = 'symbol'

/** In a symbol: the names of those props of an element that each page may fill in itself. */
export const openedProp = 'opened'

const reference = /^[\w-]{1,64}$/
/** Names that are no prop, whatever a hostile document says. */
const never = new Set(['__proto__', 'children', 'responsive', openedProp])

/** The id of the symbol that an element stands for; undefined for any other element. */
export function symbolOf({ type, props }: Pick<ElementNode, 'type' | 'props'>): string | undefined {
  if (type !== symbolType) return undefined
  const { symbol } = props
  return typeof symbol === 'string' && reference.test(symbol) ? symbol : undefined
}

/** Ids of the symbols that are placed on a page, each once. */
export function symbolsIn(document: PageDocument): Set<string> {
  const found = new Set<string>()
  for (const node of Object.values(document.elements)) {
    const symbol = symbolOf(node)
    if (symbol !== undefined) found.add(symbol)
  }
  return found
}

/** The props of an element of a symbol that its author opened. */
export function openedProps(props: Props): string[] {
  const opened = props[openedProp]
  if (!Array.isArray(opened)) return []
  return opened.filter((name): name is string => typeof name === 'string' && !never.has(name))
}

/** What a page filled in for one element of the symbol placed there, of the props that are opened. */
export function filledIn(placement: Props, { id, props }: Pick<ElementNode, 'id' | 'props'>): Props {
  const { values } = placement
  const own = isRecord(values) && Object.hasOwn(values, id) ? values[id] : undefined
  if (!isRecord(own)) return {}
  return Object.fromEntries(
    openedProps(props).flatMap((name) => (Object.hasOwn(own, name) ? [[name, own[name]]] : [])),
  )
}
