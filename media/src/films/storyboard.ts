import { stat } from 'node:fs/promises'
import { type FfmpegRun, type LocalMedia, localInput, runFfmpeg } from '../ffmpeg/ffmpeg.ts'

const columns = 10
const mostTiles = 100
const tileWidth = 160

/** One picture of many small ones; `every`: seconds between two of them. Sides in pixels. */
export type Storyboard = {
  file: string
  columns: number
  count: number
  every: number
  width: number
  height: number
}

/** Draws the scenes of a film into one picture; null where it is too short for two of them. */
export async function storyboardOf(
  ffmpeg: string,
  film: { part: LocalMedia; seconds: number; width: number; height: number },
  run: FfmpegRun,
): Promise<Storyboard | null> {
  const every = Math.max(1, film.seconds / mostTiles)
  const count = Math.min(mostTiles, Math.floor(film.seconds / every))
  if (count < 2) return null
  const shown = tileWidth * Math.min(1, film.width / film.height)
  const width = Math.max(2, Math.round(shown / 2) * 2)
  const height = Math.max(2, Math.round((width * film.height) / film.width / 2) * 2)
  const file = 'scenes.jpg'
  const filters = [
    `fps=1/${every.toFixed(4)}:round=up:start_time=0`,
    `scale=${width}:${height}`,
    `tile=${Math.min(columns, count)}x${Math.ceil(count / columns)}`,
  ]
  const end = await runFfmpeg(
    ffmpeg,
    [
      // Of a long film the key pictures are enough, and far less work.
      ...(every >= 4 ? ['-skip_frame', 'nokey'] : []),
      ...localInput(film.part),
      '-map',
      '0:v:0',
      '-an',
      '-vf',
      filters.join(','),
      '-frames:v',
      '1',
      '-q:v',
      '5',
      '-update',
      '1',
      '-f',
      'image2',
      `${run.folder}/${file}`,
    ],
    run,
  )
  const { size } = await stat(`${run.folder}/${file}`).catch(() => ({ size: 0 }))
  if (end.code !== 0 || size === 0) return null
  return { file, columns: Math.min(columns, count), count, every, width, height }
}
