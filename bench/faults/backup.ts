import { randomBytes, randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { startProcess } from '../../e2e/product/process.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { findNode24 } from '../../scripts/node24.mjs'
import { root } from '../../scripts/root.mjs'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { inWorld, leadFrom, type World } from './world.ts'

const slowestMs = 200
const passphrase = 'una-frase-larga-de-prueba'
const megabyte = 1024 * 1024
const versionBytes = 96 * 1024
const fileBytes = 512 * 1024
const quietSeconds = 30
const sessionSchema = z.object({ workspace: z.object({ id: z.string() }) })
const pagesSchema = z.object({ items: z.array(z.object({ id: z.string() })).min(1) })

const kinds = ['visit', 'lead', 'list', 'change'] as const
type Kind = (typeof kinds)[number]
type Answered = { kind: Kind; ms: number; ok: boolean }

/** A copy of so many MB, a half in the database and a half in files, beside people who work: none of them may notice. */
export async function backups(megabytes: number): Promise<string[]> {
  const faults: string[] = []
  await inWorld('SQLite', {}, async (world) => {
    await fill(world, (megabytes / 2) * megabyte)
    const before = await watched(world, () => sleep(quietSeconds * 1000))
    const file = join(world.product.dataDir, '..', `copia-${randomUUID()}.aurelio`)
    const began = performance.now()
    const during = await watched(world, async () => {
      const { code, said } = await aurelio(world.product.dataDir, ['backup', file])
      if (code !== 0) faults.push(`The copy ended with ${code}: ${said}`)
    })
    const seconds = (performance.now() - began) / 1000
    // What a copy leaves to be done comes after it.
    const after = await watched(world, () => sleep(10_000))
    const copied = (statSync(file).size / megabyte).toFixed(0)
    console.log(`backup: ${megabytes} MB, sealed, ${copied} MB of copy in ${seconds.toFixed(0)} s`)
    for (const [when, answers] of Object.entries({ before, during, after }))
      console.log(`  ${when}: ${told(answers)}`)
    const slow = [...during, ...after].filter(({ ms }) => ms > slowestMs)
    if (slow.length > 0) faults.push(`${slow.length} requests took more than ${slowestMs} ms for a copy`)
    for (const { kind } of [...during, ...after].filter(({ ok }) => !ok)) faults.push(`A ${kind} failed`)
    faults.push(...(await restored(world, file, leads(before))))
  })
  return faults
}

const leads = (answers: readonly Answered[]) => answers.filter(({ kind, ok }) => ok && kind === 'lead').length

/** Fills database and file store with what compresses as little as packed pages and pictures do. */
async function fill({ product, account }: World, bytesOfEach: number) {
  const { workspace } = sessionSchema.parse(await account.call('GET', '/api/session'))
  const { items } = pagesSchema.parse(await account.call('GET', '/api/pages?limit=1'))
  const database = openDatabase({ engine: 'sqlite', file: join(product.dataDir, 'aurelio.db') }, () => {})
  for (let written = 0, number = 1000; written < bytesOfEach; written += versionBytes, number++) {
    await database
      .query()
      .insertInto('version')
      .values({
        id: randomUUID(),
        pageId: items[0]?.id ?? '',
        workspaceId: workspace.id,
        number,
        kind: 'saved',
        name: `Versión ${number}`,
        authorId: null,
        createdAt: new Date().toISOString(),
        digest: '',
        baseId: null,
        content: randomBytes((versionBytes / 4) * 3).toString('base64'),
      })
      .execute()
    // Connections that the server closes meanwhile are noticed.
    await sleep(0)
  }
  await database.close()
  const folder = join(product.dataDir, 'files', 'banco')
  await mkdir(folder, { recursive: true })
  for (let written = 0; written < bytesOfEach; written += fileBytes)
    await writeFile(join(folder, randomUUID()), randomBytes(fileBytes))
}

/** What people are answered while `work` runs: visits, leads, lists and changes, each some 20 ms after the last. */
async function watched({ page, product, account }: World, work: () => Promise<unknown>): Promise<Answered[]> {
  const answers: Answered[] = []
  const over = new AbortController()
  const headers = { cookie: account.cookie, origin: product.url, 'content-type': 'application/json' }
  const asking: Record<Kind, () => Promise<Response>> = {
    visit: () => fetch(page),
    lead: () =>
      fetch(`${page}/leads`, {
        method: 'POST',
        redirect: 'manual',
        body: leadFrom(`${randomUUID()}@ejemplo.es`),
      }),
    list: () => fetch(`${product.url}/api/leads`, { headers }),
    change: () => fetch(`${product.url}/api/tasks`, { method: 'POST', headers, body: '{"title":"Tarea"}' }),
  }
  async function ask(kind: Kind) {
    while (!over.signal.aborted) {
      const began = performance.now()
      const response = await asking[kind]()
      await response.arrayBuffer()
      answers.push({ kind, ms: performance.now() - began, ok: response.status < 400 })
      await sleep(20)
    }
  }
  const asked: readonly Kind[] = [...kinds, 'visit', 'lead']
  const people = asked.map(ask)
  await work()
  over.abort()
  await Promise.all(people)
  return answers
}

function told(answers: readonly Answered[]) {
  return kinds
    .map((kind) => {
      const times = answers
        .filter((each) => each.kind === kind)
        .map(({ ms }) => ms)
        .toSorted((one, other) => one - other)
      const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0)
      const over = times.filter((ms) => ms > slowestMs).length
      return `${kind} ${times.length}, p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)} ms, ${over} over ${slowestMs}`
    })
    .join('; ')
}

/** Brings the copy back into a new installation, where the account works and no lead of before is missing. */
async function restored({ account }: World, file: string, least: number): Promise<string[]> {
  const faults: string[] = []
  await inTemporaryFolder(async (folder) => {
    const began = performance.now()
    const { code, said } = await aurelio(folder, ['restore', file])
    if (code !== 0) {
      faults.push(`The copy was not restored: ${said}`)
      return
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const product = await startProduct(folder)
    const answer = await fetch(`${product.url}/api/leads`, { headers: { cookie: account.cookie } })
    const { total } = z.object({ total: z.int() }).parse(await answer.json())
    await product.stop()
    console.log(`  restored and verified in ${seconds} s: ${total} leads, of at least ${least}`)
    if (total < least) faults.push(`${total} leads came back, and ${least} were there before the copy`)
  })
  return faults
}

async function aurelio(dataDir: string, words: readonly string[]) {
  const running = startProcess(await findNode24(), ['server/dist/aurelio.js', ...words], {
    cwd: root,
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', BACKUP_PASSPHRASE: passphrase },
  })
  const { code } = await running.ended
  return { code, said: running.output() }
}
