import { setTimeout as sleep } from 'node:timers/promises'
import { lost, sendLeads, untilWritten } from './senders.ts'
import { engines, inWorld } from './world.ts'

const readyWithinMs = 5000

/** The process killed under load, over and over: nothing acknowledged is lost, and it is always back soon. */
export async function kills(times: number): Promise<string[]> {
  const faults: string[] = []
  for (const engine of engines)
    await inWorld(engine, {}, async (world) => {
      const senders = sendLeads(world.page, 6)
      const starts: number[] = []
      for (let kill = 0; kill < times; kill++) {
        await untilWritten(senders)
        await sleep(Math.random() * 300)
        await world.product.kill()
        const start = performance.now()
        await world.again()
        starts.push(performance.now() - start)
      }
      await senders.stop()
      const gone = await lost(world.account, senders)
      const slowest = Math.max(...starts)
      console.log(
        `kills ${engine}: ${times} kills, ${senders.acknowledged.size} leads acknowledged, ${gone.length} lost, slowest start ${slowest.toFixed(0)} ms`,
      )
      if (gone.length > 0) faults.push(`${engine}: ${gone.length} leads lost by kills`)
      if (slowest > readyWithinMs) faults.push(`${engine}: a start took ${slowest.toFixed(0)} ms`)
    })
  return faults
}
