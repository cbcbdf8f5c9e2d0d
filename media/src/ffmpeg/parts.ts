import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError, type Produced } from '../engine.ts'
import type { FfmpegRun, LocalMedia } from './ffmpeg.ts'
import { headOf, mediaKindOf } from './media-kind.ts'

/** The files with what their first bytes are. Throws `EngineError` for anything that is no media file. */
export async function judge(files: readonly string[]): Promise<LocalMedia[]> {
  return Promise.all(
    files.map(async (file) => {
      const kind = mediaKindOf(await headOf(file))
      if (!kind) throw new EngineError('disguised', 'What came from this address is not a video file.')
      return { file, kind }
    }),
  )
}

/** Gives the file its last name and measures it. */
export async function deliver(
  file: string,
  ext: string,
  run: FfmpegRun,
  duration: number | null,
): Promise<Produced> {
  const target = join(run.folder, `final.${ext}`)
  await rename(file, target)
  return { file: target, ext, size: (await stat(target)).size, duration }
}
