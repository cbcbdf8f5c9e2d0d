import {
  decodeElements,
  type DocumentErrorCode,
  type DocumentProblem,
  encodeElements,
  type NestedElement,
} from '@aurelio/page/document'

/** Why an element will not do: also one of a type that this version does not know. */
export type ElementProblem = DocumentProblem | { code: 'unknown-type' }

const strange: ReadonlySet<DocumentErrorCode> = new Set([
  'bad-element',
  'bad-head',
  'bad-props',
  'bad-children',
])

export type ReadElement =
  | { ok: true; element: NestedElement }
  /** `reason` is for the log; `problem` is for the person, where it was an element after all. */
  | { ok: false; reason: string; problem?: ElementProblem }

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
    const { code, problem } = decoded.error
    const isElement = 'type' in value && typeof value.type === 'string' && !strange.has(code)
    return { ok: false, reason: code, ...(isElement && { problem }) }
  }
  const element = encodeElements(decoded.document)[0]
  return element ? { ok: true, element } : { ok: false, reason: 'it is empty' }
}
