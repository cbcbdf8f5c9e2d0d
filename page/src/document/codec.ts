import { flatten } from './flatten.ts'
import { DocumentError } from './error.ts'
import { marksOf } from './marks.ts'
import { migrate } from './migrations.ts'
import { documentVersion } from './schema.ts'
import type { ElementId, ElementNode, NestedElement, PageDocument, StoredPage } from './schema.ts'
import { requireElement } from './tree.ts'

export type DecodedPage =
  | { ok: true; page: StoredPage; document: PageDocument }
  | { ok: false; error: DocumentError }
export type DecodedElements = { ok: true; document: PageDocument } | { ok: false; error: DocumentError }

/** Types that always carry `props.children` when written, be it empty. */
const parentTypes: ReadonlySet<string> = new Set(['container', 'section', 'columns'])

/**
 * Reads a stored page of any known version. Never throws: whatever is wrong comes back as an error value.
 * An id used twice is an error.
 */
export function decodeStoredPage(value: unknown): DecodedPage {
  return guarded(() => {
    const document = flatten(migrate(value), { duplicates: 'refuse' })
    return { ok: true, page: encodePage(document), document }
  })
}

/**
 * Reads the bare nested list: `editorState`, a template file, the clipboard (in a list of one).
 * Never throws. An id used twice is renewed where it comes the second time, so that no work is lost.
 */
export function decodeElements(list: unknown): DecodedElements {
  return guarded(() => ({ ok: true, document: flatten(list, { duplicates: 'renew' }) }))
}

function guarded<T>(decode: () => T): T | { ok: false; error: DocumentError } {
  try {
    return decode()
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, error }
    const cause = new DocumentError({ code: 'unreadable' }, { cause: error })
    return { ok: false, error: cause }
  }
}

/** The page in the form that is stored. */
export function encodePage(document: PageDocument): StoredPage {
  return { version: documentVersion, elements: encodeElements(document) }
}

/** The whole page in the specification's nested shape (page-builder.md §3). */
export function encodeElements(document: PageDocument): NestedElement[] {
  return document.root.map((id) => encodeElement(document, id))
}

/**
 * One element with all it holds, as copied to the clipboard. Prop values are shared with the document.
 * @throws DocumentError `unknown-element`
 */
export function encodeElement(document: PageDocument, id: ElementId): NestedElement {
  const node = requireElement(document, id)
  const encoded = encodeNode(node)
  // Recursion is bounded by limits.depth, which flatten and the operations keep.
  if (encoded.props.children) {
    encoded.props.children = node.children.map((child) => encodeElement(document, child))
  }
  return encoded
}

function encodeNode(node: ElementNode): NestedElement {
  const { id, type, name, props, children } = node
  const holds = children.length > 0 || parentTypes.has(type)
  return { id, type, name, ...marksOf(node), props: holds ? { ...props, children: [] } : { ...props } }
}
