import { outputSize } from '../engine/dimensions.ts'
import { baseName, extensions } from '@aurelio/contracts/image-names'
import type { ShownFormat } from '../engine/settings.ts'
import { mediaTypes } from '../engine/media-types.ts'

/** Widths offered for responsive sets, in pixels. */
export const srcsetWidths = [320, 480, 640, 768, 1024, 1280, 1600, 1920, 2560] as const

export type SrcsetImage = { format: ShownFormat; width: number; height: number; name: string }

/** Best compression first: browsers take the first source they know. */
const order: readonly ShownFormat[] = ['avif', 'webp', 'png', 'jpeg']

/**
 * Which pictures a set holds: each format in each width, never wider than the source; wishes above it become one of
 * the source's own width.
 */
export function srcsetPlan(
  source: { name: string; width: number; height: number },
  widths: readonly number[],
  formats: readonly ShownFormat[],
): SrcsetImage[] {
  const kept = [...new Set(widths.map((width) => Math.min(width, source.width)))].toSorted((a, b) => a - b)
  return order
    .filter((format) => formats.includes(format))
    .flatMap((format) =>
      kept.map((width) => ({
        format,
        ...outputSize(source, width, true),
        name: `${slug(baseName(source.name))}-${width}.${extensions[format]}`,
      })),
    )
}

/** The ready `<picture>`: one source a format, the plainest format as the image itself. */
export function pictureSnippet(
  images: readonly SrcsetImage[],
  { sizes, alt }: { sizes: string; alt: string },
): string {
  const formats = order.filter((format) => images.some((image) => image.format === format))
  const fallback = formats.at(-1)
  const largest = images.findLast(({ format }) => format === fallback)
  if (fallback === undefined || !largest) return ''
  const srcset = (format: ShownFormat) =>
    images
      .filter((image) => image.format === format)
      .map(({ name, width }) => `${name} ${width}w`)
      .join(', ')
  const sources = formats
    .slice(0, -1)
    .map(
      (format) =>
        `  <source type="${mediaTypes[format]}" srcset="${srcset(format)}" sizes="${escaped(sizes)}">`,
    )
  return [
    '<picture>',
    ...sources,
    `  <img src="${largest.name}" srcset="${srcset(fallback)}" sizes="${escaped(sizes)}" width="${largest.width}" height="${largest.height}" alt="${escaped(alt)}" loading="lazy" decoding="async">`,
    '</picture>',
  ].join('\n')
}

/** Names in a srcset may hold neither spaces nor commas. */
function slug(text: string) {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return (
    plain
      .replaceAll(/[^\w.-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .toLowerCase() || 'imagen'
  )
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
