import { readFile } from 'node:fs/promises'
import type { VideoEngineState } from '@aurelio/contracts/video-downloader'
import { findProgram, type ProgramName } from '@aurelio/media/programs'
import { ORPCError } from '@orpc/server'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { permit } from './policy.ts'
import type { VideoConfig, VideoRuntime } from './runtime.ts'

const dayMs = 24 * 60 * 60 * 1000
/** An engine older than these days fails at sites that have changed since. */
const oldDays = 90
const names = ['yt-dlp', 'ffmpeg', 'ffprobe'] as const satisfies readonly ProgramName[]

/** Package managers by the system's family, as `/etc/os-release` names it. */
const installers: Record<string, string> = {
  debian: 'sudo apt-get update && sudo apt-get install -y',
  ubuntu: 'sudo apt-get update && sudo apt-get install -y',
  fedora: 'sudo dnf install -y',
  rhel: 'sudo dnf install -y',
  arch: 'sudo pacman -S --needed',
  alpine: 'sudo apk add',
  suse: 'sudo zypper install -y',
}
const fallbackInstaller = 'brew install'

/** The engine's page: versions, age, what is missing and how to install it; for whoever keeps the installation. */
export function engineService(
  { video }: Pick<VideoConfig, 'video'>,
  { places, shelf, fetchEngine, fetchState }: VideoRuntime,
  access: Access,
) {
  async function state(): Promise<VideoEngineState> {
    const programs = await Promise.all(
      names.map(async (name) => {
        const found = await findProgram(name, places)
        const ageDays = name === 'yt-dlp' && found ? ageOf(found.version) : null
        return { name, version: found?.version ?? null, source: found?.source ?? null, ageDays }
      }),
    )
    const [ytdlp] = programs
    const { fetching, error } = fetchState()
    return {
      programs,
      outdated: ytdlp?.version ? ytdlp.version < video.engineVersion : false,
      recommended: video.engineVersion,
      kept: await shelf.versions(),
      fetching,
      fetchError: error,
      mayFetch: video.engineFetch,
      installCommand: await installCommand(
        programs.filter((program) => program.version === null).map(({ name }) => name),
      ),
      limits: {
        maxBytes: video.maxBytes,
        maxSeconds: video.maxSeconds,
        dailyBytes: video.dailyBytes,
        dailyTasks: video.dailyTasks,
        retentionHours: video.retentionHours,
        diskFloorBytes: video.diskFloorBytes,
        concurrency: video.concurrency,
      },
    }
  }
  return {
    /** What whoever downloads may know: whether the engine is so old that sites may fail. */
    async age(session: Session) {
      permit(access, session, 'videos.download')
      const found = await findProgram('yt-dlp', places)
      const ageDays = found ? ageOf(found.version) : null
      const mayUpdate =
        access.can(session, 'videos.engine') && video.engineFetch && found?.source !== 'setting'
      return {
        ageDays,
        outdated: ageDays !== null && ageDays > oldDays,
        canUpdate: mayUpdate && (found?.version ?? '') < video.engineVersion,
        fetching: fetchState().fetching,
      }
    },
    async state(session: Session) {
      permit(access, session, 'videos.engine')
      return state()
    },
    /** Begins to fetch and answers at once; the state tells when it is done. */
    async fetch(session: Session) {
      permit(access, session, 'videos.engine')
      if (!video.engineFetch)
        throw new ORPCError('FORBIDDEN', {
          status: 403,
          message: 'Fetching the engine is switched off on this server (VIDEO_ENGINE_FETCH).',
        })
      void fetchEngine()
      return state()
    },
    async restore(session: Session) {
      permit(access, session, 'videos.engine')
      if (!(await shelf.restore()))
        throw new ORPCError('CONFLICT', {
          status: 409,
          message: 'There is no earlier version to go back to.',
        })
      return state()
    },
  }
}
export type EngineService = ReturnType<typeof engineService>

/** Days since the date that a version such as `2026.08.19` is. */
function ageOf(version: string) {
  const [year, month, day] = version.split('.').map(Number)
  const released = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
  return Number.isFinite(released) ? Math.max(0, Math.floor((Date.now() - released) / dayMs)) : null
}

async function installCommand(missing: readonly string[]) {
  if (missing.length === 0) return null
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const families = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]+)"?$/gm)].flatMap(([, value = '']) =>
    value.split(' '),
  )
  const installer =
    families.map((family) => installers[family]).find((known) => known !== undefined) ?? fallbackInstaller
  const packages = new Set(missing.map((name) => (name === 'ffprobe' ? 'ffmpeg' : name)))
  return `${installer} ${[...packages].join(' ')}`
}
