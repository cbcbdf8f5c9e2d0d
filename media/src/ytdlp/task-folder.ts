import { lstat, readdir, readFile, rename } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { EngineError, type Produced } from '../engine.ts'
import { headOf, pictureKindOf } from '../ffmpeg/media-kind.ts'

const subtitleExtensions = new Set(['.vtt', '.srt', '.ass', '.ttml', '.lrc'])
const subtitleBytes = 5 * 1024 * 1024

/**
 * Finished files of the engine in the folder, in the order of the formats that were asked for: the picture, then its
 * sound. What is still in parts, or no regular file, does not count.
 */
export async function filesOf(folder: string, formatIds: readonly string[]) {
  const place = (file: string) => formatIds.findIndex((id) => basename(file).startsWith(`media.f${id}.`))
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(
      (entry) =>
        entry.isFile() &&
        entry.name.startsWith('media.') &&
        !/\.(part|ytdl|temp)$|\.part-Frag/.test(entry.name),
    )
    .map((entry) => join(folder, entry.name))
    .toSorted((a, b) => place(a) - place(b))
}

/** True for a file of subtitles by its name. */
export function isSubtitles(file: string): boolean {
  return subtitleExtensions.has(extname(file))
}

/** The subtitles among the files. Throws `EngineError` where there are none. */
export async function subtitlesOf(folder: string, files: string[]): Promise<Produced> {
  const file = files.find((candidate) => isSubtitles(candidate))
  if (!file) throw new EngineError('format', 'There are no subtitles in this language.')
  const { size } = await lstat(file)
  if (size > subtitleBytes || (await readFile(file)).includes(0))
    throw new EngineError('disguised', 'What came is not a subtitle file.')
  const target = join(folder, `joined${extname(file)}`)
  await rename(file, target)
  return { file: target, ext: extname(file).slice(1), size, duration: null }
}

/** The picture, under the extension of what it is. Throws `EngineError` for anything else. */
export async function pictureOf(folder: string, file: string): Promise<Produced> {
  const kind = pictureKindOf(await headOf(file))
  if (!kind) throw new EngineError('disguised', 'What came is not a picture.')
  const target = join(folder, `joined.${kind}`)
  await rename(file, target)
  return { file: target, ext: kind, size: (await lstat(target)).size, duration: null }
}
