import { lost, sendLeads, untilWritten } from './senders.ts'
import { inWorld } from './world.ts'

const writesBackWithinMs = 2000

/** PostgreSQL killed and started again under twenty writers: the product lives on, loses nothing, and writes soon. */
export async function postgresRestarts(times: number): Promise<string[]> {
  const faults: string[] = []
  await inWorld('PostgreSQL', {}, async (world) => {
    const { postgres, product } = world
    if (!postgres) return
    const senders = sendLeads(world.page, 20)
    const back: number[] = []
    for (let restart = 0; restart < times; restart++) {
      await untilWritten(senders)
      await postgres.killAndRestart()
      back.push(await untilWritten(senders))
    }
    await senders.stop()
    const isAlive = await fetch(`${product.url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    const gone = isAlive ? await lost(world.account, senders) : []
    const slowest = Math.max(...back)
    const failed = senders.statuses.get(500) ?? 0
    console.log(
      `postgres: killed ${times} times under 20 writers, alive: ${isAlive}, ${senders.acknowledged.size} leads acknowledged, ${gone.length} lost, writes back after ${slowest.toFixed(0)} ms at most, statuses ${JSON.stringify(Object.fromEntries(senders.statuses))}`,
    )
    if (!isAlive) faults.push('The process ended with its database')
    if (gone.length > 0) faults.push(`${gone.length} leads lost by restarts of PostgreSQL`)
    if (slowest > writesBackWithinMs) faults.push(`Writes came back after ${slowest.toFixed(0)} ms`)
    if (failed > 0) faults.push(`${failed} answers of 500 while PostgreSQL was away`)
  })
  return faults
}
