import { access, constants, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { runChild } from './processes/child-process.ts'
import { EngineError } from './engine.ts'

export type ProgramName = 'yt-dlp' | 'ffmpeg' | 'ffprobe'
export type ProgramSource = 'setting' | 'data' | 'path'
export type FoundProgram = { file: string; source: ProgramSource; version: string }

/** What the engine runs, found and asked for its version. */
export type Programs = {
  ytdlp: { launch: (args: readonly string[]) => { command: string; args: readonly string[] } }
  version: string
  ffmpeg: string | null
  ffprobe: string | null
  /** Absolute path of a Node for the engine's own scripts. */
  node: string
  /** The PATH of every child. */
  path: string
}

export type ProgramPlaces = {
  /** Files or folders named by the settings. */
  settings: { ytdlp: string | undefined; ffmpeg: string | undefined }
  /** The fetched engine, where there is one. */
  fetched: () => Promise<string | null>
  path: string
  node: string
  scratch: string
}

const versions = new Map<string, string>()

/** Where a program stands: by setting, then in the data folder, then on the PATH; null where it is not there or does not start. */
export async function findProgram(name: ProgramName, places: ProgramPlaces): Promise<FoundProgram | null> {
  const setting = name === 'yt-dlp' ? places.settings.ytdlp : await beside(places.settings.ffmpeg, name)
  const fetched = name === 'yt-dlp' ? await places.fetched() : null
  const candidates: [string, ProgramSource][] = [
    ...(setting ? [[setting, 'setting'] as const] : []),
    ...(fetched ? [[fetched, 'data'] as const] : []),
    ...places.path
      .split(delimiter)
      .filter(isAbsolute)
      .map((folder) => [join(folder, name), 'path'] as const),
  ].map(([file, source]) => [file, source])
  for (const [file, source] of candidates) {
    if (!(await isExecutable(file))) continue
    const version = await versionOf(name, file, places)
    if (version) return { file, source, version }
  }
  return null
}

/** All the engine needs. Throws `EngineError` where yt-dlp is missing; ffmpeg may be missing until it is needed. */
export async function findPrograms(places: ProgramPlaces): Promise<Programs> {
  const [ytdlp, ffmpeg, ffprobe] = await Promise.all([
    findProgram('yt-dlp', places),
    findProgram('ffmpeg', places),
    findProgram('ffprobe', places),
  ])
  if (!ytdlp) throw missingProgram('yt-dlp')
  return {
    ytdlp: { launch: (args) => ({ command: ytdlp.file, args }) },
    version: ytdlp.version,
    ffmpeg: ffmpeg?.file ?? null,
    ffprobe: ffprobe?.file ?? null,
    node: places.node,
    path: places.path,
  }
}

/** What a person reads when a program is not there. */
export function missingProgram(name: ProgramName): EngineError {
  return new EngineError(
    'missing-program',
    `The server is missing ${name}. An administrator finds how to install it under "Engine".`,
  )
}

/** `ffmpeg` may be set as a folder that holds both programs, or as the program itself, with the other beside it. */
async function beside(setting: string | undefined, name: ProgramName) {
  if (!setting) return undefined
  const info = await stat(setting).catch(() => null)
  return info?.isDirectory() ? join(setting, name) : join(setting, '..', name)
}

async function versionOf(name: ProgramName, file: string, places: ProgramPlaces) {
  const { mtimeMs, size } = await stat(file)
  const key = `${file} ${mtimeMs} ${size}`
  const known = versions.get(key)
  if (known) return known
  let printed = ''
  try {
    const end = await runChild({
      command: file,
      args: name === 'yt-dlp' ? ['--ignore-config', '--version'] : ['-version'],
      folder: places.scratch,
      env: { PATH: places.path, LANG: 'C.UTF-8', HOME: places.scratch },
      signal: AbortSignal.timeout(20_000),
      onLine: (line) => {
        printed ||= line
      },
    })
    if (end.code !== 0) return null
  } catch {
    // It is there but does not start, for want of its interpreter for instance: then it counts as missing.
    return null
  }
  const version = (name === 'yt-dlp' ? /^\d{4}\.\d{2}\.\d{2}[\w.]*/ : /version (\S+)/).exec(printed)
  const text = version?.[1] ?? version?.[0]
  if (text) versions.set(key, text)
  return text ?? null
}

async function isExecutable(file: string) {
  return access(file, constants.X_OK).then(
    async () => (await stat(file)).isFile(),
    () => false,
  )
}
