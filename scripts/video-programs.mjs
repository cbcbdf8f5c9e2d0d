import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages } from './apt.mjs'

const programs = ['yt-dlp', 'ffmpeg', 'ffprobe']

/** True when the programs of the video downloader are on the PATH. */
export function hasVideoPrograms() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return programs.every((name) => folders.some((folder) => existsSync(join(folder, name))))
}

/**
 * Makes them available where that is possible; Debian's old ones are good enough for media of our own.
 * @param {(line: string) => void} say
 */
export async function provideVideoPrograms(say) {
  if (hasVideoPrograms()) return
  if (canInstallPackages()) {
    say('Installing yt-dlp and ffmpeg…')
    if (await installPackages(['yt-dlp', 'ffmpeg'])) return
  }
  say('No yt-dlp and ffmpeg here: the tests with real videos count as skipped.')
}
