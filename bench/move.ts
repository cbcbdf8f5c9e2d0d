// npm run bench:move: a million leads carried from SQLite to PostgreSQL by a command that is killed five times.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { publishPage, readLeads, signUp } from '../e2e/product/account.ts'
import { type Running, startProcess } from '../e2e/product/process.ts'
import { inTemporaryFolder, startProduct } from '../e2e/product/product.ts'
import { samplePage } from '../e2e/product/sample-page.ts'
import { findNode24 } from '../scripts/node24.mjs'
import { root } from '../scripts/root.mjs'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { startPostgres } from '../server/src/testing/postgres.ts'
import { amount, seedLeads } from './leads/seed.ts'

const kills = 5
const sessionSchema = z.object({
  user: z.object({ id: z.string() }),
  workspace: z.object({ id: z.string() }),
})

const postgres = await startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
await inTemporaryFolder(async (folder) => {
  const first = await startProduct(folder)
  const account = await signUp(first.url)
  const { id: pageId } = await publishPage(account, 'Captación', samplePage())
  const { user, workspace } = sessionSchema.parse(await account.call('GET', '/api/session'))
  await first.stop()
  const file = join(folder, 'aurelio.db')
  const database = openDatabase({ engine: 'sqlite', file }, () => {})
  await seedLeads(database, { workspaceId: workspace.id, userId: user.id, pageIds: [pageId] })
  await database.close()
  const megabytes = Math.round(statSync(file).size / 1e6)

  const node = await findNode24()
  const move = () =>
    startProcess(node, ['server/dist/aurelio.js', 'move', '--to', postgres.url], {
      cwd: root,
      env: { DATA_DIR: folder, NODE_ENV: 'production' },
    })
  const began = performance.now()
  for (let kill = 1; kill <= kills; kill++) {
    const running = move()
    await until(running, (amount / (kills + 1)) * kill)
    await sleep(Math.random() * 500)
    running.signal('SIGKILL')
    await running.ended
  }
  const last = move()
  const { code } = await last.ended
  const seconds = Math.round((performance.now() - began) / 1000)
  const there = await countLeads(postgres.url)
  const again = await startProduct(folder, { DATABASE_URL: postgres.url, PORT: String(first.port) })
  const { total } = await readLeads(account)
  await again.stop()
  console.log(
    `${amount} leads, ${megabytes} MB: ${seconds} s with ${kills} kills; ended with ${code}, ${there} leads there, the inbox counts ${total}.`,
  )
  if (code !== 0 || there !== amount) throw new Error(last.output())
})
await postgres.stop()

/** Waits until so many leads have been carried, in this run and those before it. Throws where the command ends before. */
async function until({ output, ended }: Running, rows: number): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  while (Number(output().match(/lead: (\d+)\n(?![\s\S]*lead: )/)?.[1] ?? 0) < rows) {
    if (isOver) throw new Error(output())
    await sleep(20)
  }
}

async function countLeads(url: string): Promise<number> {
  const database = openDatabase({ engine: 'postgres', url, pool: 1 }, () => {})
  const { total } = await database
    .query()
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  await database.close()
  return Number(total)
}
