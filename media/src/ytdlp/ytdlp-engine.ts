import { mkdir } from 'node:fs/promises'
import { runChild } from '../processes/child-process.ts'
import { causeOf, tooLarge, tooLong } from './causes.ts'
import { EngineError, type EngineEvents, type Order, type VideoEngine } from '../engine.ts'
import type { FfmpegRun } from '../ffmpeg/ffmpeg.ts'
import { type Fetched, finishOrder, shareOfFetching } from './finish-order.ts'
import { measure } from './measure.ts'
import type { Programs } from '../programs.ts'
import { progressMeter, speedometer } from './progress-meter.ts'
import type { ProxyPass } from '../network/proxy-pass.ts'
import { filesOf, isSubtitles } from './task-folder.ts'
import type { VettingProxy } from '../network/vetting-proxy.ts'
import { readPlaylist } from './playlist.ts'
import { readInfo } from './video-info.ts'
import { downloadArguments, listArguments, probeArguments } from './ytdlp-arguments.ts'
import { type Part, readOutputLine } from './ytdlp-output.ts'

const probeMilliseconds = 60_000
const idleMilliseconds = 120_000
const wallMilliseconds = 6 * 60 * 60 * 1000
const probeBytes = 64 * 1024 * 1024

type Parts = {
  programs: () => Promise<Programs>
  proxy: VettingProxy
  /** A folder for probes; each gets one of its own in it. */
  scratch: () => Promise<{ folder: string; remove: () => Promise<void> }>
}

/** The engine over yt-dlp as a child process; every request of it goes through the vetting proxy. */
export function ytdlpEngine({ programs, proxy, scratch }: Parts): VideoEngine {
  /** Runs the engine for what it prints; `work` reads it while the fences still stand. */
  async function asked<Answer>(
    signal: AbortSignal,
    args: (found: Programs) => string[],
    work: (printed: string, found: Programs, run: FfmpegRun) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const found = await programs()
    const { folder, remove } = await scratch()
    const pass = proxy.open({ maxBytes: probeBytes, maxSockets: 32 })
    const timeout = AbortSignal.timeout(probeMilliseconds)
    const stop = AbortSignal.any([signal, timeout, pass.exceeded])
    const env = environmentOf(found, folder, pass)
    try {
      let printed = ''
      const end = await runChild({
        ...found.ytdlp.launch(args(found)),
        folder,
        env,
        signal: stop,
        maxOutputBytes: 32_000_000,
        onLine: (line) => {
          printed += line
        },
      })
      if (end.code !== 0) throw causeOf({ signal, timeout, pass, stderr: end.stderr, maxBytes: probeBytes })
      return await work(printed, found, { folder, env, signal: stop })
    } finally {
      pass.close()
      await remove()
    }
  }
  return {
    probe: (url, { maxDuration, item = 1 }, signal) =>
      asked(
        signal,
        (found) => probeArguments(found, url, item),
        async (printed, found, run) => {
          const first = readInfo(printed)
          const measured = await measure(found, first, run)
          const { info } = measured ? readInfo(printed, measured) : first
          if (info.duration !== null && info.duration > maxDuration) throw tooLong(maxDuration)
          return info
        },
      ),
    list: (url, signal) =>
      asked(
        signal,
        (found) => listArguments(found, url),
        (printed) => readPlaylist(printed, url),
      ),
    async download(order, events, signal) {
      const found = await programs()
      await mkdir(order.folder, { recursive: true })
      const pass = proxy.open({ maxBytes: order.maxBytes, maxSockets: 32 })
      try {
        const fetched = await fetchFiles(found, order, pass, events, signal)
        const run = {
          folder: order.folder,
          env: environmentOf(found, order.folder),
          signal,
          maxFileBytes: order.maxBytes,
        }
        const produced = await finishOrder(found, order, fetched, run, events)
        if (produced.size > order.maxBytes) throw tooLarge(order.maxBytes)
        if (produced.duration !== null && produced.duration > order.maxDuration)
          throw tooLong(order.maxDuration)
        return produced
      } finally {
        pass.close()
      }
    },
  }
}

async function fetchFiles(
  found: Programs,
  order: Order,
  pass: ProxyPass,
  events: EngineEvents,
  signal: AbortSignal,
): Promise<Fetched> {
  const own = new AbortController()
  const wall = AbortSignal.timeout(wallMilliseconds)
  const idle = watchdog()
  let refused: EngineError | null = null
  let title = 'Video'
  let parts: Part[] = []
  let meter = progressMeter(parts)
  const speed = speedometer()
  const share = shareOfFetching(order.wanted)
  const refuse = (error: EngineError) => {
    refused ??= error
    own.abort()
  }
  const known = (chosen: Part[]) => {
    parts = chosen
    meter = progressMeter(parts)
    const bytes = parts.reduce((sum, part) => sum + (part.filesize ?? 0), 0)
    if (bytes > order.maxBytes) refuse(tooLarge(order.maxBytes))
  }
  const end = await runChild({
    ...found.ytdlp.launch(downloadArguments(found, order)),
    folder: order.folder,
    env: environmentOf(found, order.folder, pass),
    signal: AbortSignal.any([signal, own.signal, pass.exceeded, wall, idle.signal]),
    maxFileBytes: order.maxBytes,
    onLine(line) {
      const read = readOutputLine(line)
      if (!read) return
      idle.touch()
      events.received(pass.received())
      if (read.tag === 'progress') {
        // Subtitles come beside the video, and are nothing of it.
        if (isSubtitles(read.progress.filename ?? '')) return
        // Of a plain file the site says how large it is only now.
        if ((read.progress.total_bytes ?? 0) > order.maxBytes) refuse(tooLarge(order.maxBytes))
        const percent = meter(read.progress) * share
        events.progress({ phase: 'downloading', percent, ...speed(pass.received(), percent / share) })
      } else if (read.tag === 'parts') known(read.parts)
      else {
        title = read.chosen.title ?? title
        events.title(title)
        if (read.chosen.is_live)
          refuse(new EngineError('live', 'This is a live broadcast. It can be downloaded when it is over.'))
        if ((read.chosen.duration ?? 0) > order.maxDuration) refuse(tooLong(order.maxDuration))
        if (parts.length === 0) known([read.chosen])
      }
    },
  })
  idle.end()
  events.received(pass.received())
  if (refused) throw refused
  if (signal.aborted || pass.exceeded.aborted || end.code !== 0)
    throw causeOf({
      signal,
      timeout: AbortSignal.any([wall, idle.signal]),
      pass,
      stderr: end.stderr,
      maxBytes: order.maxBytes,
    })
  const direct = parts.length === 1 && /^https?$/.test(parts[0]?.protocol ?? '')
  return {
    files: await filesOf(
      order.folder,
      parts.map((part) => part.format_id ?? ''),
    ),
    title,
    whole: direct,
  }
}

/** Nothing of our own environment reaches a child; without a pass it reaches no network proxy either. */
function environmentOf({ path }: Programs, folder: string, pass?: ProxyPass): Record<string, string> {
  const proxies = pass ? { http_proxy: pass.url, https_proxy: pass.url, all_proxy: pass.url } : {}
  return {
    PATH: path,
    LANG: 'C.UTF-8',
    HOME: folder,
    TMPDIR: folder,
    PYTHONIOENCODING: 'utf-8',
    PYTHONDONTWRITEBYTECODE: '1',
    ...proxies,
  }
}

function watchdog() {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), idleMilliseconds)
  let timer = start()
  return {
    signal: controller.signal,
    touch() {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
  }
}
