import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { atEnd } from './at-end.ts'

const serverFolder = join(import.meta.dirname, '../..')

/** Builds the server as `npm start` does, into a folder of its own; gives the path of `main.js`. */
export async function buildServer(): Promise<string> {
  // Below node_modules, so that what stays outside the bundle is found; what it reads beside its folder is linked there.
  const place = join(serverFolder, `node_modules/.cache/server-${process.pid}`)
  const outDir = join(place, 'dist')
  mkdirSync(place, { recursive: true })
  for (const read of ['fonts', 'thumbnails']) symlinkSync(join(serverFolder, read), join(place, read))
  await build({
    root: serverFolder,
    configFile: join(serverFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  })
  atEnd(() => rmSync(place, { recursive: true, force: true }))
  return join(outDir, 'main.js')
}

export type ChildServer = {
  process: ChildProcess
  /** All that it has written so far. */
  output: () => { stdout: string; stderr: string }
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Starts a built server, or a command, as a process of its own. */
export function spawnServer(
  main: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): ChildServer {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  const ended = once(child, 'close').then(() => child.exitCode ?? child.signalCode ?? 'unknown')
  atEnd(() => child.kill('SIGKILL'))
  return { process: child, output: () => ({ stdout, stderr }), ended }
}

/** Waits for the line that says the server is up. Throws with its output when it ends instead. */
export async function untilUp(server: ChildServer): Promise<void> {
  let over = false
  void server.ended.then(() => (over = true))
  const deadline = Date.now() + 90_000
  while (!server.output().stdout.includes('Aurelio está en marcha')) {
    if (over || Date.now() > deadline)
      throw new Error(`The server did not start: ${JSON.stringify(server.output())}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
