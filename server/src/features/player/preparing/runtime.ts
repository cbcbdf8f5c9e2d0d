import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram } from '@aurelio/media/programs'
import type { Config } from '../../../platform/config.ts'

/** Where films are prepared on this machine, and with which programs. */
export function filmRuntime({ video, programs, dataDir }: Pick<Config, 'video' | 'programs' | 'dataDir'>) {
  const root = join(dataDir, 'films')
  const places = {
    settings: { ytdlp: undefined, ffmpeg: video.ffmpeg },
    fetched: () => Promise.resolve(null),
    path: programs.path,
    node: programs.node,
    scratch: dataDir,
  }
  return {
    uploads: join(root, 'uploads'),
    /** The programs; null where one is missing. */
    async tools() {
      const [ffmpeg, ffprobe] = await Promise.all([
        findProgram('ffmpeg', places),
        findProgram('ffprobe', places),
      ])
      return ffmpeg && ffprobe ? { ffmpeg: ffmpeg.file, ffprobe: ffprobe.file } : null
    },
    /** An empty folder for one piece of work; what an earlier try left there is gone. */
    async workFolder(name: string) {
      const folder = join(root, 'work', name)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      return folder
    },
    env: (folder: string) => ({ PATH: programs.path, LANG: 'C.UTF-8', HOME: folder }),
    async diskIsShort() {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize < video.diskFloorBytes
    },
  }
}
export type FilmRuntime = ReturnType<typeof filmRuntime>
