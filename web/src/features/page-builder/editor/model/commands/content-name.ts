import { type ElementId, findElement, type PageDocument, recordsIn } from '@aurelio/page/document'
import { getElement, resolveProps } from '@aurelio/page/elements'

/** Letters of it that tell one element from another; the rest is not read in a narrow panel. */
const longest = 40
/** So many elements inside a container are looked at for one that says what it is about. */
const looked = 24

/**
 * What an element is about, in its own words: its main text, or the first one inside it. Empty where it says nothing, or
 * where a person gave it a name.
 */
export function contentName(document: PageDocument, id: ElementId): string {
  const element = findElement(document, id)
  if (!element || isNamed(element)) return ''
  const waiting: ElementId[] = [id]
  for (let count = 0; count < looked && waiting.length > 0; count += 1) {
    const next = waiting.shift() ?? id
    const words = ownWords(document, next)
    if (words !== '') return words
    waiting.unshift(...(findElement(document, next)?.children ?? []))
  }
  return ''
}

/** A new element bears the name of its type; another one was given to it. */
function isNamed({ type, name }: { type: string; name: string }): boolean {
  return name !== '' && name !== type && name !== getElement(type)?.name
}

function ownWords(document: PageDocument, id: ElementId): string {
  const element = findElement(document, id)
  const [main] = (element && getElement(element.type)?.inlineTexts) ?? []
  if (!element || !main) return ''
  const props = resolveProps(element, 'desktop')
  const [holder] = main.list === undefined ? [props] : recordsIn(props[main.list])
  const words = holder?.[main.prop]
  const line = typeof words === 'string' ? words.replaceAll(/\s+/g, ' ').trim() : ''
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}
