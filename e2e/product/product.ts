import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode24 } from '../../scripts/node24.mjs'
import { serverCommand, serverDefaults } from '../../scripts/server-command.mjs'
import { root } from '../../scripts/root.mjs'
import { freePort } from './port.ts'
import { type Running, startProcess } from './process.ts'

/** The line of a server that is ready (README, "Ponerlo en marcha"). */
export const readyLine = /Aurelio está en marcha: (http:\/\/\S+)/
/** That of a process which answers nobody. */
export const workerLine = /Aurelio trabaja en segundo plano/

export type Product = {
  url: string
  port: number
  dataDir: string
  running: Running
  /** Ends it the polite way and waits. */
  stop: () => Promise<void>
  /** Ends it as a power cut would, and waits. */
  kill: () => Promise<void>
}

/** Starts the built server as `npm start` does, in the given data folder and on a free port unless `env` names one. */
export async function startProduct(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const { running, line, end } = await startRole(dataDir, readyLine, env)
  const [, url = ''] = line
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    running,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Starts a process that only works, beside others over the same database. */
export async function startWorker(
  dataDir: string,
  env: NodeJS.ProcessEnv,
): Promise<Pick<Product, 'running' | 'stop'>> {
  const { running, end } = await startRole(dataDir, workerLine, { ...env, ROLE: 'worker' })
  return { running, stop: () => end('SIGTERM') }
}

async function startRole(dataDir: string, ready: RegExp, env: NodeJS.ProcessEnv) {
  const node = await findNode24()
  const running = startProcess(node, serverCommand, {
    cwd: root,
    env: {
      ...serverDefaults,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      SITE_HOSTS_UNVERIFIED: 'on',
      ...env,
    },
  })
  const line = await running.printed(ready).catch((error: unknown) => {
    // What did not come up in time would come up for nobody, and stay.
    running.signal('SIGKILL')
    throw error
  })
  const end = async (signal: NodeJS.Signals) => {
    running.signal(signal)
    await running.ended
  }
  return { running, line, end }
}

/** An empty data folder that is removed after `work`. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aurelio-e2e-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
