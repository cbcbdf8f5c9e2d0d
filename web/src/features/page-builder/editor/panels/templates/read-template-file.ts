import {
  decodeElements,
  decodeStoredPage,
  type DocumentProblem,
  type PageDocument,
} from '@aurelio/page/document'
import { registerGroups } from '@aurelio/page/elements/groups'
import { getElement } from '@aurelio/page/elements'

registerGroups()

/** What is wrong with the file itself. */
export type FileRefusal = 'no-json-file' | 'too-large' | 'no-json'

/** `content`: what is wrong with what it holds; null where that is something else than a page. */
export type TemplateFile =
  | { ok: true; document: PageDocument }
  | { ok: false; file: FileRefusal }
  | { ok: false; content: DocumentProblem | null }

/** More than any page needs, and little enough to be read at once, in bytes. */
const mostBytes = 30_000_000

/**
 * Reads a template from a file of the person's: a stored page, a template or the bare list of elements. Never
 * throws; whatever is wrong comes back as a value.
 */
export async function readTemplateFile(file: File): Promise<TemplateFile> {
  if (!isJson(file)) return { ok: false, file: 'no-json-file' }
  if (file.size > mostBytes) return { ok: false, file: 'too-large' }
  let value: unknown
  try {
    value = JSON.parse(await file.text())
  } catch {
    return { ok: false, file: 'no-json' }
  }
  return readTemplate(value)
}

/** The same for what the file held. */
export function readTemplate(value: unknown): TemplateFile {
  const list = isRecord(value) ? value['elements'] : value
  if (!Array.isArray(list) || list.length === 0) return { ok: false, content: null }
  const decoded = isRecord(value) && 'version' in value ? decodeStoredPage(value) : decodeElements(list)
  if (!decoded.ok) return { ok: false, content: decoded.error.problem }
  const isOurs = Object.values(decoded.document.elements).every(({ type }) => getElement(type) !== undefined)
  return isOurs ? { ok: true, document: decoded.document } : { ok: false, content: null }
}

/** By its type, or by its name where the system knows no type for it. */
function isJson({ type, name }: File): boolean {
  return type === 'application/json' || (type === '' && name.toLowerCase().endsWith('.json'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
