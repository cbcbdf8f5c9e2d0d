import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findNode24 } from '../../scripts/node24.mjs'
import { inRoot, root } from '../../scripts/root.mjs'
import { startProcess } from './process.ts'

const run = promisify(execFile)

export type Media = Awaited<ReturnType<typeof startMedia>>

/** Serves the test media on loopback; they are made with ffmpeg the first time. */
export async function startMedia() {
  const running = startProcess(
    await findNode24(),
    [inRoot('media', 'src', 'testing', 'run-media-server.ts')],
    {
      cwd: root,
      env: {},
    },
  )
  const [, origin = '', host = ''] = await running.printed(/(http:\/\/(\S+))/, 90_000)
  const stop = async () => {
    running.signal('SIGTERM')
    await running.ended
  }
  /** Settings of a product that may fetch from there and from nowhere else in the private network. */
  const env = {
    VIDEO_ALLOWED_HOSTS: host,
    VIDEO_ENGINE_FETCH: 'off',
    VIDEO_DAILY_TASKS: '1000',
    VIDEO_MAX_MB: '9',
    VIDEO_DISK_FLOOR_MB: '0',
  }
  return { origin, env, stop }
}

const probeSchema = z.object({
  streams: z.array(
    z.object({ codec_name: z.string(), height: z.number().optional(), bit_rate: z.string().optional() }),
  ),
  format: z.object({ duration: z.coerce.number() }),
})

/** What ffprobe says of a saved file: codecs, the picture's height, the first stream's bit rate, seconds. */
export async function probeSaved(file: string) {
  const entries = ['-show_entries', 'stream=codec_name,height,bit_rate:format=duration']
  const { stdout } = await run('ffprobe', ['-v', 'error', ...entries, '-of', 'json', file])
  const { streams, format } = probeSchema.parse(JSON.parse(stdout))
  return {
    codecs: streams.map((stream) => stream.codec_name).toSorted(),
    height: streams.find((stream) => stream.height !== undefined)?.height,
    bitRate: Number(streams[0]?.bit_rate),
    seconds: Math.round(format.duration),
  }
}
