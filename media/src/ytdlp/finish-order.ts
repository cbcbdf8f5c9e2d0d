import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  EngineError,
  type EngineEvents,
  type Order,
  type Produced,
  type Transcript,
  type Wanted,
  type WantedVideo,
} from '../engine.ts'
import type { FfmpegRun } from '../ffmpeg/ffmpeg.ts'
import { finishAudio, finishVideo } from '../ffmpeg/finish.ts'
import { frameOf, remakeVideo } from '../ffmpeg/remake.ts'
import type { Programs } from '../programs.ts'
import { isSubtitles, pictureOf, subtitlesOf } from './task-folder.ts'
import { transcriptOf } from './transcript.ts'

/** What came; `whole` where it is one file as it stands at its source. */
export type Fetched = { files: string[]; title: string; whole: boolean }

/** How much of an order is fetching, 0 to 1: the rest is encoding. */
export function shareOfFetching(wanted: Wanted): number {
  return wanted.kind === 'audio' || isRemade(wanted) ? 0.8 : 1
}

/** Makes of what came the one file that was ordered. */
export async function finishOrder(
  found: Programs,
  { wanted, folder, knownDuration }: Order,
  { files, title, whole }: Fetched,
  run: FfmpegRun,
  events: EngineEvents,
): Promise<Produced> {
  if (wanted.kind === 'subtitles') {
    const subtitles = await subtitlesOf(folder, files)
    return wanted.as ? transcribed(folder, subtitles, wanted.as) : subtitles
  }
  const media = files.filter((file) => !isSubtitles(file))
  const [file] = media
  if (!file) throw new EngineError('failed', 'Nothing came from this address. Try again.')
  if (wanted.kind === 'thumbnail') return pictureOf(folder, file)
  const processing = (percent: number) =>
    events.progress({ phase: 'processing', percent, speed: 0, eta: null })
  const onShare = (done: number) => processing(80 + done * 19)
  if (wanted.kind === 'audio') {
    const { format, cut } = wanted
    return finishAudio(media, { found, run, format, cut, title, onShare })
  }
  if (isRemade(wanted)) {
    const subtitles = wanted.burned ? await subtitlesOf(folder, files) : null
    return remakeVideo(media, { found, run, cut: wanted.cut, subtitles, onShare })
  }
  processing(99)
  if (wanted.kind === 'frame') return frameOf(media, { found, run, at: wanted.at })
  return finishVideo(media, { found, run, whole, known: knownDuration })
}

/** What subtitles say, in a file of its own. Throws `EngineError` where nothing can be read of them. */
async function transcribed(folder: string, { file }: Produced, as: Transcript): Promise<Produced> {
  const said = transcriptOf(await readFile(file, 'utf8'), as)
  if (said === null)
    throw new EngineError(
      'format',
      'These subtitles hold no text that can be read. Download them as they are with Download Subtitles.',
    )
  const ext = as === 'srt' ? 'srt' : 'txt'
  const target = join(folder, `transcript.${ext}`)
  await writeFile(target, said)
  return { file: target, ext, size: Buffer.byteLength(said), duration: null }
}

/** True where the picture is encoded anew. */
function isRemade(wanted: Wanted): wanted is WantedVideo {
  return wanted.kind === 'video' && (wanted.cut !== undefined || wanted.burned !== undefined)
}
