// npm run bench:lists: what each list of a large workspace costs over HTTP, on both engines.
import { join } from 'node:path'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { startPostgres } from '../../server/src/testing/postgres.ts'
import { amounts, seed } from './seed.ts'

/** Milliseconds within which every call must answer. */
const bar = 100
const times = 30
const warmUp = 3
/** Pages of a hundred rows that are read to stand deep in a list. */
const deep = 80

const sessionSchema = z.object({
  user: z.object({ id: z.string() }),
  workspace: z.object({ id: z.string() }),
})
const pageSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  nextCursor: z.string().nullable(),
})

console.log(`One workspace with ${JSON.stringify(amounts)}; each call ${times} times, one after another.`)
const over = [...(await onSqlite()), ...(await onPostgres())]
const [cpu] = cpus()
console.log(
  `\nNode ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model ?? '?'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}.`,
)
if (over.length > 0) {
  console.error(`Slower than ${bar} ms: ${over.join(', ')}`)
  process.exitCode = 1
}

function onSqlite() {
  return inTemporaryFolder((folder) => measure('SQLite', folder, {}, async () => {}))
}

async function onPostgres() {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('PostgreSQL is not on this machine: its half is left out.')
    return []
  }
  try {
    return await inTemporaryFolder((folder) =>
      measure('PostgreSQL', folder, { DATABASE_URL: postgres.url }, postgres.settle),
    )
  } finally {
    await postgres.stop()
  }
}

/** Starts the product, fills a workspace, and asks; the names of the calls that were too slow. */
async function measure(
  name: string,
  folder: string,
  env: { DATABASE_URL?: string },
  settle: () => Promise<void>,
): Promise<string[]> {
  const product = await startProduct(folder, { ...env, LOG_LEVEL: 'warn' })
  try {
    const account = await signUp(product.url)
    const session = sessionSchema.parse(await account.call('GET', '/api/session'))
    const database = openDatabase(
      env.DATABASE_URL
        ? { engine: 'postgres', url: env.DATABASE_URL, pool: 2 }
        : { engine: 'sqlite', file: join(folder, 'aurelio.db') },
      () => {},
    )
    await seed(database, { workspaceId: session.workspace.id, userId: session.user.id })
    await database.close()
    await settle()
    // Filling takes long: connections that the server has closed meanwhile are noticed here.
    await pause(500)
    console.log(`\n| ${name} | median, ms | p95, ms | slowest, ms |\n| --- | ---: | ---: | ---: |`)
    const late: string[] = []
    for (const path of await pathsOf(account)) {
      const [median, p95, slowest] = await timesOf(account, path)
      console.log(`| \`${shown(path)}\` | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${slowest.toFixed(1)} |`)
      if (p95 > bar) late.push(`${name} ${shown(path)}`)
    }
    return late
  } finally {
    await product.stop()
  }
}

async function pathsOf(account: Account): Promise<string[]> {
  const project = (await read(account, '/api/projects?limit=1')).items[0]?.id ?? ''
  return [
    '/api/projects',
    await deepIn(account, '/api/projects?limit=100'),
    '/api/projects?state=paused',
    '/api/projects?q=galerna',
    '/api/projects?q=nada%20de%20nada',
    '/api/tasks',
    await deepIn(account, '/api/tasks?limit=100'),
    '/api/tasks?mine=true',
    '/api/tasks?dueBefore=2026-01-01',
    `/api/tasks?projectId=${project}`,
    '/api/tasks?q=galerna',
    '/api/tasks?q=nada%20de%20nada',
    '/api/tasks?done=true',
    await deepIn(account, '/api/tasks?done=true&limit=100'),
    '/api/tasks?done=true&mine=true',
    '/api/tasks?done=true&q=galerna',
    '/api/tasks?done=true&q=nada%20de%20nada',
    '/api/activity',
    await deepIn(account, '/api/activity?limit=100'),
    `/api/activity?projectId=${project}`,
    `/api/pages?projectId=${project}`,
    '/api/home',
    '/api/home/chart?period=week&zone=Europe/Madrid',
    '/api/home/chart?period=month&zone=Europe/Madrid',
    '/api/home/chart?period=year&zone=Europe/Madrid',
    '/api/search?q=galerna',
    '/api/search?q=nada%20de%20nada',
  ]
}

async function read(account: Account, path: string) {
  return pageSchema.parse(await account.call('GET', path))
}

/** The path of a page far down in a list. */
async function deepIn(account: Account, list: string): Promise<string> {
  let path = list
  for (let page = 0; page < deep; page++) {
    const { nextCursor } = await read(account, path)
    if (nextCursor === null) return path
    path = `${list}&cursor=${nextCursor}`
  }
  return path
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

function shown(path: string) {
  return path.replace(/cursor=.*/, 'cursor=…').replace(/projectId=.*/, 'projectId=…')
}
