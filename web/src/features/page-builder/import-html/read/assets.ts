import type { LeftBehind } from '../foreign/left-behind.ts'
import type { ForeignSource } from './read-source.ts'

/** Bytes that all inlined files may have together: styles may name a picture a hundred times. */
const mostInlined = 90 * 1024 * 1024
const empty = 'data:,'

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
}

/** The files beside a foreign page, found by the addresses that it names them by. */
export function createAssets({ files, folder }: ForeignSource, left: LeftBehind) {
  const inlined = new Map<string, string>()
  let bytes = 0

  /** The name in the ZIP that an address means; null where it leads to another host. */
  function nameOf(address: string, from: string): string | null {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return null
    const path = address.replace(/[?#].*$/, '')
    const start = path.startsWith('/') ? folder : from
    const parts: string[] = []
    for (const part of `${start}${decodedPath(path.replace(/^\/+/, ''))}`.split('/'))
      if (part === '..') parts.pop()
      else if (part !== '.' && part !== '') parts.push(part)
    return parts.join('/')
  }

  function inline(name: string): string | null {
    const known = inlined.get(name)
    if (known !== undefined) return known
    const file = files.get(name)
    const type = types[name.split('.').at(-1)?.toLowerCase() ?? '']
    if (!file || type === undefined || bytes + file.length > mostInlined) return null
    bytes += file.length
    const address = `data:${type};base64,${base64(file)}`
    inlined.set(name, address)
    return address
  }

  return {
    /** A picture or a letter as an address that holds it; null where it did not come along. */
    address(address: string, from = folder): string | null {
      const text = address.trim()
      if (/^data:(?:image|font|application\/(?:x-)?font)/i.test(text)) return text
      const name = nameOf(text, from)
      return name === null ? null : inline(name)
    },
    /** The same, and where there is none it is told. */
    picture(address: string, from = folder): string | null {
      const found = this.address(address, from)
      if (found === null && address.trim() !== '') {
        if (nameOf(address.trim(), from) === null) left.addPicture(address.trim())
        else left.add('missingPictures')
      }
      return found
    },
    /** A style sheet by its address, with all that it names inside it; null where it did not come along. */
    styleSheet(address: string): string | null {
      const name = nameOf(address.trim(), folder)
      const file = name === null ? undefined : files.get(name)
      return name === null || !file ? null : this.css(textOf(file), folderOf(name))
    },
    /** A style sheet that fetches nothing. */
    css(text: string, from = folder, depth = 0): string {
      const whole = text.replaceAll(importRule, (_, quoted?: string, address?: string, media = '') => {
        const name = nameOf((quoted ?? address ?? '').trim(), from)
        const file = name === null ? undefined : files.get(name)
        if (name === null || !file || depth > 4) {
          left.add('remoteStyles')
          return ''
        }
        const inner = this.css(textOf(file), folderOf(name), depth + 1)
        return media.trim() === '' ? inner : `@media ${media}{${inner}}`
      })
      return whole.replaceAll(urlValue, (found, double?: string, single?: string, bare?: string) => {
        const address = double ?? single ?? bare ?? ''
        if (address.startsWith('#')) return found
        const isFont = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(address)
        const inside = isFont ? this.address(address, from) : this.picture(address, from)
        return `url("${inside?.replaceAll('"', '%22') ?? empty}")`
      })
    },
  }
}
export type Assets = ReturnType<typeof createAssets>

const importRule = /@import\s+(?:url\(\s*)?(?:["']([^"']*)["']|([^"')\s;]+))\s*\)?([^;]*);?/gi
const urlValue = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x6000)
    parts.push(btoa(String.fromCodePoint(...bytes.subarray(at, at + 0x6000))))
  return parts.join('')
}
