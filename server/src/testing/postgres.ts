import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'

export type PostgresProcess = {
  url: string
  /** Ends it as a crash would, with no word to anybody. */
  kill: () => Promise<void>
  /** Starts it again over what it left. */
  start: () => Promise<void>
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}
export type RunningPostgres = PostgresProcess & {
  /** What it does by itself within a minute: looks at what the tables hold. */
  settle: () => Promise<void>
}

/**
 * Starts a PostgreSQL in a temporary folder on a free port; null where this machine has none. Unless it is to be `synced`,
 * it does not wait for the disk.
 */
export async function startPostgres({ synced = false } = {}): Promise<RunningPostgres | null> {
  const bin = findBin()
  if (!bin) return null
  const place = ownPlace(bin)
  const initdb = ['-D', place.data, '-U', 'aurelio', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...place.user, cwd: place.folder, stdio: 'pipe' })
  const running = await run(place, synced)
  const settle = async () => {
    const client = new Client({ connectionString: running.url })
    await client.connect()
    await client.query('vacuum analyze')
    await client.end()
  }
  return { ...running, settle }
}

/** Starts a streaming replica of a PostgreSQL, made from it as an operator makes one. */
export async function startReplica(primaryUrl: string): Promise<PostgresProcess> {
  const place = ownPlace(findBin() ?? '')
  const copy = ['-d', primaryUrl, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  execFileSync(join(place.bin, 'pg_basebackup'), copy, { ...place.user, cwd: place.folder, stdio: 'pipe' })
  return run(place, false)
}

type Place = ReturnType<typeof ownPlace>

/** An empty folder that belongs to whoever PostgreSQL runs as. */
function ownPlace(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'aurelio-pg-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  return { bin, folder, data: join(folder, 'data'), user }
}

async function run({ bin, folder, data, user }: Place, synced: boolean): Promise<PostgresProcess> {
  const port = await freePort()
  const options = [
    `fsync=${synced ? 'on' : 'off'}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ]
  const url = `postgres://aurelio@127.0.0.1:${port}/postgres`
  const launch = async () => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
    await untilReady(url, started)
    return started
  }
  let server = await launch()
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const start = async () => {
    server = await launch()
  }
  const killAndRestart = async () => {
    await end('SIGQUIT')
    await start()
  }
  const stop = async () => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, kill: () => end('SIGQUIT'), start, killAndRestart, stop }
}

function findBin(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  )
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([known]) => known === name))
    .find(Boolean)
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL did not start')
}
