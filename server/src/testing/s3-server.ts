import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { atEnd } from './at-end.ts'
import { temporaryFolder } from './engines.ts'
import { freePort } from './postgres.ts'

const bucket = 'aurelio'
const program = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))

export type S3Server = {
  /** The settings of an installation that keeps its files there. */
  environment: Record<string, string>
  /** The first folders of the keys that it holds. */
  folders: () => string[]
  /** The store is gone, as where the network is cut; `back` brings it with all that it held. */
  away: () => Promise<void>
  back: () => Promise<void>
  /** Takes connections from now on and answers none of them; `wake` lets it answer again. */
  hang: () => void
  wake: () => void
}

/** Starts a store that speaks S3, with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const folder = temporaryFolder()
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let server: ChildProcess
  const back = async () => {
    const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)]
    server = spawn(process.execPath, [program, ...place, '--silent', '--configure-bucket', bucket], {
      stdio: 'ignore',
    })
    while (!(await fetch(endpoint).catch(() => null))) await sleep(20)
  }
  const away = async () => {
    const ended = once(server, 'close')
    server.kill('SIGKILL')
    await ended
  }
  await back()
  atEnd(() => server.kill('SIGKILL'))
  return {
    environment: {
      STORAGE_DRIVER: 's3',
      STORAGE_BUCKET: bucket,
      STORAGE_ENDPOINT: endpoint,
      STORAGE_REGION: 'eu-west-1',
      STORAGE_ACCESS_KEY_ID: 'S3RVER',
      STORAGE_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folders: () => readdirSync(join(folder, bucket)),
    away,
    back,
    hang: () => server.kill('SIGSTOP'),
    wake: () => server.kill('SIGCONT'),
  }
}
