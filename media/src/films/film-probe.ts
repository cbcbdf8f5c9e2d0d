import { z } from 'zod'
import { EngineError } from '../engine.ts'
import { type FfmpegRun, type LocalMedia, localInput } from '../ffmpeg/ffmpeg.ts'
import { runChild } from '../processes/child-process.ts'

const entries =
  'format=duration:stream=codec_type,codec_name,width,height,avg_frame_rate,sample_aspect_ratio,color_transfer,duration:stream_disposition=attached_pic:stream_side_data=rotation'

const streamSchema = z.object({
  codec_type: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  avg_frame_rate: z.string().default('0/0'),
  sample_aspect_ratio: z.string().default('1:1'),
  color_transfer: z.string().default(''),
  duration: z.coerce.number().optional().catch(undefined),
  disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
})
const printedSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ duration: z.coerce.number().optional().catch(undefined) }).default({}),
})

/** What a film is, as people see it: turned upright, with square pixels. */
export type FilmFacts = {
  /** 0 where it does not say. */
  seconds: number
  /** 0 where there is no picture. */
  width: number
  height: number
  /** 0 where it does not say. */
  framesPerSecond: number
  hasSound: boolean
  /** Its colours are those of high dynamic range, which most screens are not. */
  isHdr: boolean
  hasSquarePixels: boolean
}

/** Measures a film. Throws `EngineError` where it cannot be read. */
export async function probeFilm(ffprobe: string, part: LocalMedia, run: FfmpegRun): Promise<FilmFacts> {
  let printed = ''
  const end = await runChild({
    ...run,
    command: ffprobe,
    args: ['-v', 'error', '-show_entries', entries, '-of', 'json', ...localInput(part)],
    maxOutputBytes: 1_000_000,
    onLine: (line) => {
      printed += line
    },
  })
  if (run.signal.aborted) throw new EngineError('cancelled', 'It was cancelled.')
  if (end.code !== 0) throw new EngineError('disguised', 'This file cannot be read as a film.')
  const { streams, format } = printedSchema.parse(JSON.parse(printed))
  const pictures = streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition.attached_pic === 0,
  )
  const [picture] = pictures
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio')
  const durations = [format.duration, ...streams.map(({ duration }) => duration)]
  const seconds = Math.max(
    0,
    ...durations.filter((each): each is number => each !== undefined && Number.isFinite(each)),
  )
  const pixel = ratioOf(picture?.sample_aspect_ratio.replace(':', '/') ?? '') || 1
  const wide = Math.round((picture?.width ?? 0) * pixel)
  const high = picture?.height ?? 0
  const turned = picture?.side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90) ?? false
  return {
    seconds,
    width: turned ? high : wide,
    height: turned ? wide : high,
    framesPerSecond: ratioOf(picture?.avg_frame_rate ?? ''),
    hasSound,
    isHdr: /^(?:smpte2084|arib-std-b67)$/.test(picture?.color_transfer ?? ''),
    hasSquarePixels: pixel === 1,
  }
}

/** A fraction as ffprobe writes it; 0 for none. */
function ratioOf(text: string): number {
  const [above = 0, below = 0] = text.split('/').map(Number)
  return below > 0 && Number.isFinite(above) ? above / below : 0
}
