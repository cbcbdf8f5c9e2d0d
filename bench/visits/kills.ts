// npm run bench:visits:kills: how much of what was served is not counted when the process is killed, on both engines.
import { setTimeout as pause } from 'node:timers/promises'
import { publishPage } from '../../e2e/product/account.ts'
import { engines, inWorld, type World } from '../faults/world.ts'
import { behindProxy, countedToday, headersOfPerson } from './people.ts'

const kills = 6
const everyMs = 5
/** What waits is written each second; beside that the write itself takes its time. */
const mostLostMs = 1000 + 250
let faults = 0

for (const engine of engines)
  await inWorld(engine, behindProxy, async (world) => {
    for (let kill = 0; kill < kills; kill++) {
      // Of another page each time: what was counted before is no part of it.
      const page = await publishPage(world.account, `Página ${kill}`, [])
      const { answered, killedAt } = await visitedUntilKilled(world, new URL(page.url).pathname, kill)
      await world.again()
      const { visits } = await countedToday(world.account, page.id)
      const firstLost = answered[visits]
      const lostMs = firstLost === undefined ? 0 : killedAt - firstLost
      console.log(
        `${engine}: ${answered.length} served, ${visits} counted, the oldest lost one ${lostMs.toFixed(0)} ms old`,
      )
      if (lostMs > mostLostMs) faults++
    }
  })
process.exitCode = faults > 0 ? 1 : 0

/** When each visit was answered, in order, until the process was gone. */
async function visitedUntilKilled(world: World, path: string, kill: number) {
  const { product } = world
  const answered: number[] = []
  const [asked, lives] = [new Set<Promise<void>>(), 2000 + Math.random() * 1500]
  const start = performance.now()
  for (let number = 0; performance.now() - start < lives; number++) {
    const headers = headersOfPerson(kill * 100_000 + number)
    asked.add(visit(headers))
    await pause(everyMs)
  }
  const killedAt = performance.now()
  await product.kill()
  await Promise.all(asked)
  return { answered: answered.filter((at) => at <= killedAt), killedAt }

  async function visit(headers: Record<string, string>) {
    try {
      await (await fetch(`http://127.0.0.1:${product.port}${path}`, { headers })).text()
      answered.push(performance.now())
    } catch {
      // The process is gone.
    }
  }
}
