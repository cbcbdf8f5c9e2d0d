import { decodeElements, encodeElements, type NestedElement } from '@aurelio/page/document'

export type ReadElement =
  | { ok: true; element: NestedElement }
  /** `reason` is for the log; `told` is for the person, where it was an element after all. */
  | { ok: false; reason: string; told?: string }

/**
 * One element from outside: a tile, a structure, the clipboard, another window. The codec checks it with its
 * bounds; a missing id is made up, since it is renewed anyway.
 */
export function readElement(value: unknown): ReadElement {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, reason: 'it is not an element' }
  }
  const decoded = decodeElements([{ id: 'new', ...value }])
  if (!decoded.ok) {
    const { code, message } = decoded.error
    const isElement = 'type' in value && typeof value.type === 'string' && code !== 'bad-element'
    return { ok: false, reason: code, ...(isElement && { told: message }) }
  }
  const element = encodeElements(decoded.document)[0]
  return element ? { ok: true, element } : { ok: false, reason: 'it is empty' }
}
