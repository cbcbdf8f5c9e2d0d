import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, signUp } from '../e2e/product/account.ts'
import { cpuSeconds } from './cpu.ts'
import { inTemporaryFolder, startProduct } from '../e2e/product/product.ts'
import { type Database, openDatabase } from '../server/src/platform/database/database.ts'
import { startPostgres } from '../server/src/testing/postgres.ts'

const times = 30
const warmUp = 3

type Bench = {
  /** Milliseconds within which 95 of 100 answers must come. */
  bar: number
  /** Fills the workspace of the account. */
  seed: (database: Database, account: Account) => Promise<void>
  /** What is asked, once the rows are there. */
  paths: (account: Account) => Promise<readonly string[]>
  /** A path as the table names it. */
  shown: (path: string) => string
  /** Settings of the product besides. */
  settings?: Record<string, string>
}

/**
 * Measures calls of the product over HTTP, on SQLite and on PostgreSQL, or on the one that the command names (`sqlite`,
 * `postgres`); an error at the end where the bar is missed.
 */
export async function onBothEngines(bench: Bench): Promise<void> {
  const [only] = process.argv.slice(2)
  const over = [
    ...(only === 'postgres' ? [] : await onSqlite(bench)),
    ...(only === 'sqlite' ? [] : await onPostgres(bench)),
  ]
  const [cpu] = cpus()
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')
  console.log(
    `\nNode ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model ?? '?'}, load ${load}.`,
  )
  if (over.length === 0) return
  console.error(`Slower than ${bench.bar} ms: ${over.join(', ')}`)
  process.exitCode = 1
}

function onSqlite(bench: Bench) {
  return inTemporaryFolder((folder) => measure('SQLite', bench, folder, {}, async () => {}))
}

async function onPostgres(bench: Bench) {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('PostgreSQL is not on this machine: its half is left out.')
    return []
  }
  try {
    return await inTemporaryFolder((folder) =>
      measure('PostgreSQL', bench, folder, { DATABASE_URL: postgres.url }, postgres.settle),
    )
  } finally {
    await postgres.stop()
  }
}

/** Starts the product, fills a workspace, and asks; the names of the calls that were too slow. */
async function measure(
  name: string,
  { bar, seed, paths, shown, settings }: Bench,
  folder: string,
  env: { DATABASE_URL?: string },
  settle: () => Promise<void>,
): Promise<string[]> {
  const product = await startProduct(folder, { ...settings, ...env, LOG_LEVEL: 'warn' })
  try {
    const account = await signUp(product.url)
    const database = openDatabase(
      env.DATABASE_URL
        ? { engine: 'postgres', url: env.DATABASE_URL, pool: 2 }
        : { engine: 'sqlite', file: join(folder, 'aurelio.db') },
      () => {},
    )
    await seed(database, account)
    await database.close()
    await settle()
    // Filling takes long: connections that the server has closed meanwhile are noticed here.
    await pause(500)
    console.log(
      `\n| ${name} | processor of the product, ms | median, ms | p95, ms | slowest, ms |\n| --- | ---: | ---: | ---: | ---: |`,
    )
    const late: string[] = []
    for (const path of await paths(account)) {
      const before = cpuSeconds(product.running.pid)
      const [median, p95, slowest] = await timesOf(account, path)
      const processor = ((cpuSeconds(product.running.pid) - before) * 1000) / (times + warmUp)
      const cells = [processor, median, p95, slowest].map((each) => each.toFixed(1))
      console.log(`| \`${shown(path)}\` | ${cells.join(' | ')} |`)
      if (p95 > bar) late.push(`${name} ${shown(path)}`)
    }
    return late
  } finally {
    await product.stop()
  }
}

async function timesOf(
  account: Account,
  path: string,
): Promise<[median: number, p95: number, slowest: number]> {
  const measured: number[] = []
  for (let index = 0; index < times + warmUp; index++) {
    const start = performance.now()
    await account.call('GET', path)
    if (index >= warmUp) measured.push(performance.now() - start)
  }
  measured.sort((one, other) => one - other)
  const at = (share: number) => measured[Math.ceil(share * times) - 1] ?? Number.NaN
  return [at(0.5), at(0.95), at(1)]
}
