import { type FfmpegRun, probeSource } from '../ffmpeg/ffmpeg.ts'
import type { Programs } from '../programs.ts'
import type { Measured, ReadInfo } from './video-info.ts'

/** Formats measured one by one where the site gives no sizes. */
const measuredFormats = 4

/** What the site did not say, from the source itself; null where nothing is missing or can be measured. */
export async function measure(
  found: Programs,
  { info, sources }: ReadInfo,
  run: FfmpegRun,
): Promise<Measured | null> {
  const { ffprobe } = found
  if (!ffprobe) return null
  const formats: [string, { size: number | null; width: number | null; height: number | null }][] = []
  let { duration } = info
  const unsized = info.formats.filter((format) => format.filesize === null && sources.get(format.id)?.direct)
  await Promise.all(
    unsized.slice(0, measuredFormats).map(async ({ id }) => {
      const seen = await probeSource(ffprobe, sources.get(id)?.url ?? '', run)
      if (!seen) return
      formats.push([id, { size: seen.size, width: seen.width, height: seen.height }])
      duration ??= seen.duration
    }),
  )
  const manifest = [...sources.values()].find((source) => !source.direct)
  if (duration === null && manifest)
    duration = (await probeSource(ffprobe, manifest.url, run))?.duration ?? null
  return formats.length > 0 || duration !== info.duration ? { duration, formats: new Map(formats) } : null
}
