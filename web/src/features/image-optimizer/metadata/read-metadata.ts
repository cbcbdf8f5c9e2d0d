import { jpegSegments, segmentContent } from '../../../platform/pictures/jpeg-segments.ts'
import { pngChunks } from '../header/png.ts'
import { riffChunks } from '../header/webp.ts'
import { heicNotes } from './heic-items.ts'
import type { ImageHeader } from '../header/header.ts'
import { makeTiff, readTiff, uprightTiff } from '../../../platform/pictures/tiff.ts'

/** Notes that travel with a picture, each as the bytes of its standard. */
export type Metadata = {
  exif: Uint8Array | null
  xmp: Uint8Array | null
  /** The Photoshop block that holds IPTC; only JPEG has a place for it. */
  iptc: Uint8Array | null
}

const none: Metadata = { exif: null, xmp: null, iptc: null }
const xmpKeyword = 'XML:com.adobe.xmp\0'

/** Collects the notes of a file; empty for kinds that we do not read. */
export function readMetadata(bytes: Uint8Array, kind: ImageHeader['kind']): Metadata {
  if (kind === 'jpeg') return jpegMetadata(bytes)
  if (kind === 'png') {
    const chunks = pngChunks(bytes)
    const xmp = chunks.find(({ type, data }) => type === 'iTXt' && startsWith(data, xmpKeyword))
    return {
      exif: chunks.find(({ type }) => type === 'eXIf')?.data ?? null,
      // Keyword, two bytes of compression (0 = none), then two empty names.
      xmp: xmp && xmp.data[xmpKeyword.length] === 0 ? xmp.data.subarray(xmpKeyword.length + 4) : null,
      iptc: null,
    }
  }
  if (kind === 'webp') {
    const find = (name: string) => riffChunks(bytes).find(({ type }) => type === name)?.data ?? null
    return { exif: withoutMark(find('EXIF')), xmp: find('XMP '), iptc: null }
  }
  if (kind === 'heic') return { ...heicNotes(bytes), iptc: null }
  return none
}

function jpegMetadata(bytes: Uint8Array): Metadata {
  const found: Metadata = { ...none }
  for (const segment of jpegSegments(bytes).segments) {
    const { kind, data } = segmentContent(bytes, segment)
    if (kind === 'exif') found.exif ??= data
    if (kind === 'xmp') found.xmp ??= data
    if (kind === 'iptc') found.iptc ??= data
  }
  return found
}

/** Some writers put JPEG's 'Exif' mark into WebP too. */
function withoutMark(data: Uint8Array | null) {
  return data && startsWith(data, 'Exif\0\0') ? data.subarray(6) : data
}

function startsWith(data: Uint8Array, text: string) {
  for (let i = 0; i < text.length; i += 1) if (data[i] !== text.charCodeAt(i)) return false
  return true
}

/**
 * What the output carries: nothing, who made it and whose it is, or everything made true of the output (upright, its
 * own size). The colour profile is never part of it: what colours the
 * output has is its own (`write-colours.ts`).
 */
export function chooseMetadata(
  source: Metadata,
  choice: 'none' | 'copyright' | 'all',
  size: { width: number; height: number },
): Metadata {
  if (choice === 'none') return none
  if (choice === 'copyright') return { ...none, exif: makeTiff({ orientation: 1, ...authorship(source) }) }
  return {
    exif: source.exif && uprightTiff(source.exif, size.width, size.height),
    xmp: source.xmp && uprightXmp(source.xmp),
    iptc: source.iptc,
  }
}

/** Artist and copyright, from EXIF, else from XMP. */
export function authorship({ exif, xmp }: Metadata): { artist: string; copyright: string } {
  const notes = exif && readTiff(exif)
  const text = xmp ? new TextDecoder().decode(xmp) : ''
  return {
    artist: notes?.artist || xmpText(text, 'dc:creator'),
    copyright: notes?.copyright || xmpText(text, 'dc:rights'),
  }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

function xmpText(xmp: string, name: string) {
  const start = xmp.indexOf(`<${name}>`)
  const end = xmp.indexOf(`</${name}>`, start)
  if (start < 0 || end < 0) return ''
  const item = /<rdf:li[^>]*>([^<]*)</.exec(xmp.slice(start, end))?.[1] ?? ''
  return item
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim()
    .slice(0, 500)
}

function uprightXmp(xmp: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(xmp)
  return new TextEncoder().encode(
    text
      .replaceAll(/tiff:Orientation="\d"/g, 'tiff:Orientation="1"')
      .replaceAll(/<tiff:Orientation>\d</g, '<tiff:Orientation>1<'),
  )
}
