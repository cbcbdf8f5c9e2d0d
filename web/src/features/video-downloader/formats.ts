import type { VideoFormat, VideoQuality } from '@aurelio/contracts/video-downloader'
import { formatSize } from './figures.ts'

/** The qualities in the order and words of dashboard.md §9. */
export const qualityLabels: readonly (readonly [VideoQuality, string])[] = [
  ['best', 'Best Quality'],
  ['high', 'High (1080p)'],
  ['medium', 'Medium (720p)'],
  ['low', 'Low (480p)'],
  ['worst', 'Lowest Quality'],
]

/** The largest file; where sizes are unknown the greatest height, then the bit rate. Null where there are none. */
export function defaultFormat(formats: readonly VideoFormat[]): string | null {
  const [best] = formats.toSorted(
    (a, b) =>
      (b.filesize ?? 0) - (a.filesize ?? 0) ||
      (b.height ?? 0) - (a.height ?? 0) ||
      (b.bitrate ?? 0) - (a.bitrate ?? 0),
  )
  return best?.format_id ?? null
}

/** `1920x1080 · mp4 · ≈ 12.34 MB`: short enough for a select on a phone. */
export function formatLabel({
  resolution,
  extension,
  filesize,
  filesize_estimated: estimated,
}: VideoFormat): string {
  const size = filesize ? `${estimated ? '≈ ' : ''}${formatSize(filesize)}` : 'size unknown'
  return [resolution, extension, size].join(' · ')
}
