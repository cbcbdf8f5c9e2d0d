import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoEngine } from '@aurelio/media/engine'
import { addressPolicy, type AddressPolicy } from '@aurelio/media/network/address-policy'
import { startVettingProxy, type VettingProxy } from '@aurelio/media/network/vetting-proxy'
import { findProgram, findPrograms, type ProgramPlaces, type Programs } from '@aurelio/media/programs'
import { releaseShelf, type ReleaseShelf } from '@aurelio/media/ytdlp/release-shelf'
import { ytdlpEngine } from '@aurelio/media/ytdlp/ytdlp-engine'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log/log.ts'

const retryFetchMs = 60 * 60 * 1000

export type VideoConfig = Pick<Config, 'video' | 'programs' | 'dataDir' | 'storage'>

/** The engine of this process and the folders it works in; everything starts with its first use. */
export type VideoRuntime = {
  policy: AddressPolicy
  places: ProgramPlaces
  shelf: ReleaseShelf
  engine: VideoEngine
  /** Fetches the recommended release; one at a time, a second call waits for the first. */
  fetchEngine: () => Promise<void>
  fetchState: () => { fetching: boolean; error: string | null }
  taskFolder: (taskId: string) => string
  tasksFolder: string
  /** Removes everything that a task left on the disk. */
  removeTask: (taskId: string) => Promise<void>
  /** True while the disk has less room than the settings demand. */
  diskIsShort: () => Promise<boolean>
  close: () => Promise<void>
}

export function videoRuntime({ video, programs, dataDir }: VideoConfig, log: Log): VideoRuntime {
  const root = join(dataDir, 'videos')
  const probes = join(root, 'probes')
  const tasksFolder = join(root, 'tasks')
  const policy = addressPolicy(video.allowedHosts, video.ports)
  const shelf = releaseShelf(join(root, 'engine'), async (file, version) => {
    const found = await findProgram('yt-dlp', {
      ...places,
      settings: { ytdlp: file, ffmpeg: undefined },
      fetched: async () => null,
      path: programs.path,
    })
    return found?.file === file && found.version.startsWith(version)
  })
  const places: ProgramPlaces = {
    settings: { ytdlp: video.ytdlp, ffmpeg: video.ffmpeg },
    fetched: shelf.current,
    path: programs.path,
    node: programs.node,
    scratch: dataDir,
  }
  let proxy: Promise<VettingProxy> | undefined
  let fetching: Promise<void> | undefined
  let fetchError: string | null = null
  let nextFetch = 0

  async function fetchOnce() {
    try {
      await shelf.fetch(video.engineVersion)
      fetchError = null
      log.info({ version: video.engineVersion }, 'The video engine was fetched')
    } catch (error) {
      fetchError = error instanceof Error ? error.message : 'The release could not be fetched.'
      nextFetch = Date.now() + retryFetchMs
      log.warn({ error }, 'The video engine could not be fetched')
    }
  }

  function fetchEngine() {
    fetching ??= fetchOnce().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  async function readyPrograms(): Promise<Programs> {
    const found = await findProgram('yt-dlp', places)
    const mayFetch = video.engineFetch && found?.source !== 'setting' && Date.now() >= nextFetch
    if (mayFetch && (!found || found.version < video.engineVersion)) {
      const fetched = fetchEngine()
      // An old one serves meanwhile; without any, the first person waits.
      if (!found) await fetched
    }
    return findPrograms(places)
  }

  const engine = (): Promise<VideoEngine> => {
    proxy ??= startVettingProxy(policy)
    return proxy.then((started) => ytdlpEngine({ programs: readyPrograms, proxy: started, scratch }))
  }
  async function scratch() {
    await mkdir(probes, { recursive: true })
    const folder = await mkdtemp(join(probes, 'probe-'))
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
  }
  return {
    policy,
    places,
    shelf,
    engine: {
      probe: async (...call) => (await engine()).probe(...call),
      list: async (...call) => (await engine()).list(...call),
      download: async (...call) => (await engine()).download(...call),
    },
    fetchEngine,
    fetchState: () => ({ fetching: fetching !== undefined, error: fetchError }),
    taskFolder: (taskId) => join(tasksFolder, taskId),
    tasksFolder,
    removeTask: (taskId) => rm(join(tasksFolder, taskId), { recursive: true, force: true }),
    async diskIsShort() {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize < video.diskFloorBytes
    },
    async close() {
      await (await proxy)?.close()
    },
  }
}
