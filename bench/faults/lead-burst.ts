import autocannon from 'autocannon'
import { z } from 'zod'
import { engines, inWorld, leadFrom, type World } from './world.ts'

const leads = 10_000
const connections = 500
const summarySchema = z.object({ items: z.array(z.object({ answers: z.int() })) })

/** So many leads over so many connections at once: each is confirmed, and there exactly once, on each engine. */
export async function leadBurst(): Promise<string[]> {
  const faults: string[] = []
  for (const engine of engines)
    await inWorld(engine, {}, async (world) => {
      const { seconds, refused } = await send(world)
      const stored = await storedIn(world)
      console.log(
        `${engine}: ${leads} leads over ${connections} connections in ${seconds.toFixed(1)} s, ${refused} not confirmed, ${stored} stored`,
      )
      if (refused > 0 || stored !== leads)
        faults.push(`${engine}: ${stored} of ${leads} leads, ${refused} refused`)
    })
  return faults
}

async function send({ page }: World) {
  let sent = 0
  const result = await autocannon({
    url: `${page}/leads`,
    method: 'POST',
    connections,
    amount: leads,
    timeout: 60,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    requests: [
      {
        setupRequest: (request) => {
          sent += 1
          return { ...request, body: leadFrom(`n${sent}@ejemplo.es`).toString() }
        },
      },
    ],
  })
  return { seconds: result.duration, refused: leads - result['3xx'] }
}

async function storedIn({ account }: World): Promise<number> {
  const { items } = summarySchema.parse(await account.call('GET', '/api/forms'))
  return items.reduce((sum, { answers }) => sum + answers, 0)
}
