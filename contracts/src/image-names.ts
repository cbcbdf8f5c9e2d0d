import type { outputFormats } from './image-settings.ts'

type OutputFormat = (typeof outputFormats)[number]

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
  /** With the folders it came in, where it came in some. */
  path?: string
  format: OutputFormat
  width: number
  height: number
  /** Place in the list, from 1. */
  index: number
  /** Local day, `YYYY-MM-DD`. */
  date: string
}

/** What each place of a pattern is filled with; `digits` are those of `{n:3}`. */
const places = new Map<string, (parts: NameParts, digits: number) => string>([
  ['nombre', ({ name }) => baseName(name)],
  ['carpeta', ({ path = '' }) => path.split('/').at(-2) ?? ''],
  ['ancho', ({ width }) => String(width)],
  ['alto', ({ height }) => String(height)],
  ['n', ({ index }, digits) => String(index).padStart(digits, '0')],
  ['fecha', ({ date }) => date],
  ['formato', ({ format }) => extensions[format]],
])

const place = /\{(\w+)(?::(\d))?\}/g

/** Only numbers have digits. */
function isKnown(key: string, digits?: string): boolean {
  return places.has(key) && (digits === undefined || key === 'n')
}

/** What stands in braces in a pattern and is no place that is known: `{numero}`. */
export function unknownPlaces(pattern: string): string[] {
  const all = [...pattern.matchAll(/\{[^{}]*\}/g)].map(([whole]) => whole)
  return [...new Set(all)].filter((whole) => {
    const [, key = '', digits] = new RegExp(`^${place.source}$`).exec(whole) ?? []
    return !isKnown(key, digits)
  })
}

/**
 * The file name of a result: the places of the pattern are filled, what no file system takes becomes `-`, and the
 * extension follows. What is no known place stays as it was typed. A pattern that leaves nothing gives the plain name.
 */
export function outputName(pattern: string, parts: NameParts): string {
  const filled = pattern.replaceAll(place, (whole, key: string, digits?: string) =>
    isKnown(key, digits) ? (places.get(key)?.(parts, Number(digits ?? 1)) ?? '') : whole,
  )
  const safe = safeName(filled) || safeName(baseName(parts.name)) || 'imagen'
  return `${safe}.${extensions[parts.format]}`
}

// Control characters, and what Windows, macOS or a shell refuse or misread.
const unsafe = /[\p{Cc}\p{Cs}<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/gu
/** Devices of Windows, whatever stands behind the dot. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d\u00b9\u00b2\u00b3])(?=\.|$)/i
/** File systems take 255 bytes: room is left for the extension and a number. */
const mostBytes = 220

function safeName(text: string): string {
  return shortened(
    text
      .normalize('NFC')
      .replaceAll(unsafe, '-')
      .replace(/^[.\s]+|[.\s]+$/g, ''),
  )
    .replace(/[.\s]+$/, '')
    .replace(device, '$&_')
}

/** As many whole characters as fit. */
function shortened(text: string): string {
  const encoder = new TextEncoder()
  if (encoder.encode(text).length <= mostBytes) return text
  let size = 0
  let kept = ''
  for (const character of text) {
    size += encoder.encode(character).length
    if (size > mostBytes) break
    kept += character
  }
  return kept
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
