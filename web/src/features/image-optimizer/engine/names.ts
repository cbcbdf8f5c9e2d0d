import type { OutputFormat } from './settings.ts'

/** File name extensions of the outputs (dashboard.md §9). */
export const extensions: Record<OutputFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  jxl: 'jxl',
}

/** The name without folder and without its last extension. */
export function baseName(name: string): string {
  const file = name.slice(name.lastIndexOf('/') + 1)
  const dot = file.lastIndexOf('.')
  return dot > 0 ? file.slice(0, dot) : file
}

/** What a name pattern may speak of. */
export type NameParts = {
  name: string
  format: OutputFormat
  width: number
  height: number
  /** Place in the list, from 1. */
  index: number
  /** Local day, `YYYY-MM-DD`. */
  date: string
}

/**
 * The file name of a result: `{nombre}`, `{ancho}`, `{alto}`, `{n}`, `{fecha}` and `{formato}` are replaced, what no
 * file system takes becomes `-`, and the extension follows. A pattern that leaves nothing gives the plain name.
 */
export function outputName(pattern: string, parts: NameParts): string {
  const values: Record<string, string> = {
    nombre: baseName(parts.name),
    ancho: String(parts.width),
    alto: String(parts.height),
    n: String(parts.index),
    fecha: parts.date,
    formato: extensions[parts.format],
  }
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const safe = safeName(filled) || safeName(baseName(parts.name)) || 'imagen'
  return `${safe}.${extensions[parts.format]}`
}

// Control characters, and what Windows, macOS or a shell refuse or misread.
const unsafe = /[\p{Cc}<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/gu

function safeName(text: string): string {
  return text
    .replaceAll(unsafe, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 180)
}

/** The folders of a dropped file as they go into the ZIP: no `..`, no empty part, no leading slash; '' or `a/b/`. */
export function safeFolder(path: string): string {
  const folders = path
    .split('/')
    .slice(0, -1)
    .map(safeName)
    .filter((part) => part !== '')
  return folders.length === 0 ? '' : `${folders.join('/')}/`
}

/** `2026-11-20` in the person's own time zone (spec decision 3). */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

function two(value: number) {
  return String(value).padStart(2, '0')
}

export function zipName(moment: Date): string {
  return `optimized_images_${localDay(moment)}.zip`
}
