import { z } from 'zod'
import { type FfmpegRun, type LocalMedia, localInput } from '../ffmpeg/ffmpeg.ts'
import { runChild } from '../processes/child-process.ts'

/** What a film on the web is levelled to (EBU R128): loudness, peak and range. */
const target = 'I=-16:TP=-1.5:LRA=11'

const level = z.coerce.number().refine(Number.isFinite)
const measuredSchema = z.object({
  input_i: level,
  input_tp: level,
  input_lra: level,
  input_thresh: level,
  target_offset: level,
})

/** The filter that levels a film's sound, by what was measured of all of it; null where it is silent or cannot be measured. */
export async function levelling(
  ffmpeg: string,
  { part, input }: { part: LocalMedia; input: readonly string[] },
  run: FfmpegRun,
): Promise<string | null> {
  const measure = ['-map', '0:a:0', '-vn', '-sn', '-af', `loudnorm=${target}:print_format=json`]
  const { stderr, code } = await runChild({
    ...run,
    command: ffmpeg,
    args: [
      '-hide_banner',
      '-nostats',
      '-nostdin',
      ...input,
      ...localInput(part),
      ...measure,
      '-f',
      'null',
      '-',
    ],
  })
  const [printed] = /\{[^{}]*\}\s*$/.exec(stderr) ?? []
  if (code !== 0 || printed === undefined) return null
  const read = measuredSchema.safeParse(JSON.parse(printed))
  if (!read.success) return null
  const { input_i, input_tp, input_lra, input_thresh, target_offset } = read.data
  const measured = `measured_I=${input_i}:measured_TP=${input_tp}:measured_LRA=${input_lra}:measured_thresh=${input_thresh}`
  return `loudnorm=${target}:${measured}:offset=${target_offset}:linear=true`
}
