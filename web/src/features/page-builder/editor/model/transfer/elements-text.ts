import { encodeElement, type ElementId, type NestedElement, type PageDocument } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'
import { outermost } from '../places/outermost.ts'
import { readElement, type ReadElement } from './read-element.ts'

/**
 * Elements with all they hold, as the JSON text that goes to the clipboard: one stands alone
 * (page-builder.md §3), several are a list. Null when they are gone.
 */
export function elementsText(document: PageDocument, ids: readonly ElementId[]): string | null {
  const elements = outermost(document, ids).map((id) => encodeElement(document, id))
  if (elements.length === 0) return null
  return JSON.stringify(elements.length === 1 ? elements[0] : elements, null, 2)
}

export type ReadElements = { ok: true; elements: NestedElement[] } | Extract<ReadElement, { ok: false }>

/** An element, or several, from their JSON text. */
export function readElementsText(text: string | null): ReadElements {
  if (text === null || text.trim() === '') return { ok: false, reason: 'the clipboard is empty' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'the clipboard holds no JSON' }
  }
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const elements: NestedElement[] = []
  for (const item of list) {
    const read = readElement(item)
    if (!read.ok) return read
    if (!getElement(read.element.type))
      return { ok: false, reason: 'the element type is unknown', problem: { code: 'unknown-type' } }
    elements.push(read.element)
  }
  return elements.length > 0 ? { ok: true, elements } : { ok: false, reason: 'it is empty' }
}
