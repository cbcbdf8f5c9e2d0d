import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { startProcess } from '../../e2e/product/process.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { findNode24 } from '../../scripts/node24.mjs'
import { root } from '../../scripts/root.mjs'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { type Answered, kinds, watched } from './people-at-work.ts'
import { inWorld, type World } from './world.ts'

const slowestMs = 200
const passphrase = 'una-frase-larga-de-prueba'
const megabyte = 1024 * 1024
const versionBytes = 96 * 1024
const fileBytes = 512 * 1024
const afterSeconds = 10
const rounds = 3
const sessionSchema = z.object({ workspace: z.object({ id: z.string() }) })
const pagesSchema = z.object({ items: z.array(z.object({ id: z.string() })).min(1) })

/**
 * Copies of so many MB, a half in the database and a half in files, beside people who work, each followed by as much of the
 * same work without one: what a copy adds is what nobody may notice, and the machine may be busy by itself.
 */
export async function backups(megabytes: number): Promise<string[]> {
  const faults: string[] = []
  await inWorld('SQLite', {}, async (world) => {
    await fill(world, (megabytes / 2) * megabyte)
    const alone: Answered[] = []
    const beside: Answered[] = []
    const file = join(world.product.dataDir, '..', `copia-${randomUUID()}.aurelio`)
    let confirmed = 0
    for (let round = 1; round <= rounds; round += 1) {
      confirmed = leads([...alone, ...beside])
      rmSync(file, { force: true })
      const began = performance.now()
      const copied = await watched(world, async () => {
        const { code, said } = await aurelio(world.product.dataDir, ['backup', file])
        if (code !== 0) faults.push(`The copy ended with ${code}: ${said}`)
        // What a copy leaves to be done comes after it.
        await sleep(afterSeconds * 1000)
      })
      const taken = performance.now() - began
      // As long: of more answers the slowest is slower.
      const quiet = await watched(world, () => sleep(taken))
      const seconds = (taken / 1000 - afterSeconds).toFixed(0)
      const size = (statSync(file).size / megabyte).toFixed(0)
      console.log(`backup ${round}: ${megabytes} MB, sealed, ${size} MB of copy in ${seconds} s`)
      console.log(`  beside:  ${told(copied)}\n  without: ${told(quiet)}`)
      alone.push(...quiet)
      beside.push(...copied)
    }
    faults.push(...forACopy(alone, beside), ...(await restored(world, file, confirmed)))
    rmSync(file, { force: true })
  })
  return faults
}

/** What people were kept from by copies: answers that failed, and waits beyond the bar that the same work alone has not. */
function forACopy(alone: readonly Answered[], beside: readonly Answered[]): string[] {
  const [without, during] = [slowest(alone), slowest(beside)]
  const over = beside.filter(({ ms }) => ms > slowestMs).length
  console.log(
    `  in all: slowest ${without.toFixed(0)} ms without, ${during.toFixed(0)} beside a copy, ${over} of ${beside.length} over ${slowestMs}`,
  )
  const failed = beside.filter(({ ok }) => !ok).map(({ kind }) => `A ${kind} failed`)
  const isSlow = during > slowestMs && during > without
  return isSlow ? [...failed, `${over} requests took more than ${slowestMs} ms beside a copy`] : failed
}

const slowest = (answers: readonly Answered[]) => answers.reduce((most, { ms }) => Math.max(most, ms), 0)

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
    if (!answer.ok) faults.push(`The account was answered ${answer.status}`)
    await product.stop()
    const total = await leadsKept(folder)
    console.log(`  restored and verified in ${seconds} s: ${total} leads, of at least ${least}`)
    if (total < least) faults.push(`${total} leads came back, and ${least} were there before the copy`)
  })
  return faults
}

/** All of them: a list counts no further than a person reads. */
async function leadsKept(dataDir: string): Promise<number> {
  const database = openDatabase({ engine: 'sqlite', file: join(dataDir, 'aurelio.db') }, () => {})
  const { total } = await database
    .query()
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  await database.close()
  return total
}

async function aurelio(dataDir: string, words: readonly string[]) {
  const running = startProcess(await findNode24(), ['server/dist/aurelio.js', ...words], {
    cwd: root,
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', BACKUP_PASSPHRASE: passphrase },
  })
  const { code } = await running.ended
  return { code, said: running.output() }
}
