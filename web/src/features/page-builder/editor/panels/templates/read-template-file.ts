import { decodeElements, decodeStoredPage, type PageDocument } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements/registry'

/**
 * Spanish texts of `refusal` are translation keys; the first two are those of page-builder.md §8. `isContent`
 * where the file was read and what it holds will not do.
 */
export type TemplateFile =
  | { ok: true; document: PageDocument }
  | { ok: false; refusal: string; isContent: boolean }

/** More than any page needs, and little enough to be read at once, in bytes. */
const mostBytes = 30_000_000

/**
 * Reads a template from a file of the person's: a stored page, a template or the bare list of elements. Never
 * throws; whatever is wrong comes back as a text to show.
 */
export async function readTemplateFile(file: File): Promise<TemplateFile> {
  if (!isJson(file)) return refused('Por favor selecciona un archivo JSON válido.')
  if (file.size > mostBytes)
    return refused('El archivo pesa demasiado para ser una plantilla. El máximo son 30 MB.')
  let value: unknown
  try {
    value = JSON.parse(await file.text())
  } catch {
    return refused('Error al leer el archivo JSON. Verifica que el formato sea correcto.')
  }
  return readTemplate(value)
}

/** The same for what the file held. */
export function readTemplate(value: unknown): TemplateFile {
  const list = isRecord(value) ? value['elements'] : value
  if (!Array.isArray(list) || list.length === 0) return refused(foreign, true)
  const decoded = isRecord(value) && 'version' in value ? decodeStoredPage(value) : decodeElements(list)
  if (!decoded.ok) return refused(decoded.error.message, true)
  const isOurs = Object.values(decoded.document.elements).every(({ type }) => getElement(type) !== undefined)
  return isOurs ? { ok: true, document: decoded.document } : refused(foreign, true)
}

const foreign = 'Este archivo es JSON, pero no es una plantilla de Aurelio.'

function refused(refusal: string, isContent = false): TemplateFile {
  return { ok: false, refusal, isContent }
}

/** By its type, or by its name where the system knows no type for it. */
function isJson({ type, name }: File): boolean {
  return type === 'application/json' || (type === '' && name.toLowerCase().endsWith('.json'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
