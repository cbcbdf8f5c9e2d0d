import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { residentMegabytes } from '../../e2e/product/process.ts'
import { engines, inWorld, leadFrom, type World } from './world.ts'

const idleMost = 150
const plateauMost = 350
/** Megabytes an hour that the second half of the run may rise by before it counts as a slope. */
const slopeMost = 60

/** Memory when idle, and while everything is asked for at once: it must rise to a plateau and stay there. */
export async function mixedLoad(minutes: number): Promise<string[]> {
  const faults: string[] = []
  for (const engine of engines)
    await inWorld(engine, {}, async (world) => {
      const { pid } = world.product.running
      await sleep(8000)
      const idle = residentMegabytes(pid)
      const samples: number[] = []
      const watching = setInterval(() => samples.push(residentMegabytes(pid)), 1000)
      const answers = await run(world, minutes * 60).finally(() => clearInterval(watching))
      const half = samples.slice(samples.length / 2)
      const plateau = Math.max(...half)
      const rise = slopeOf(half) * 3600
      console.log(
        `mixed ${engine}: idle ${idle.toFixed(0)} MB, plateau ${plateau.toFixed(0)} MB, slope ${rise.toFixed(1)} MB/h over ${minutes} min, ${answers}`,
      )
      if (idle > idleMost) faults.push(`${engine}: ${idle.toFixed(0)} MB when idle`)
      if (plateau > plateauMost) faults.push(`${engine}: ${plateau.toFixed(0)} MB under load`)
      if (minutes >= 10 && rise > slopeMost) faults.push(`${engine}: rises by ${rise.toFixed(0)} MB an hour`)
    })
  return faults
}

/** Visits, leads, lists and changes side by side. */
async function run({ page, product, account }: World, duration: number): Promise<string> {
  const headers = { cookie: account.cookie, origin: product.url, 'content-type': 'application/json' }
  const base = `http://127.0.0.1:${product.port}`
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = leadFrom('prueba@ejemplo.es').toString()
  const results = await Promise.all([
    autocannon({ url: page, connections: 8, duration }),
    autocannon({ url: `${page}/leads`, method: 'POST', headers: form, body, connections: 8, duration }),
    autocannon({ url: `${base}/api/home`, headers, connections: 2, duration }),
    autocannon({ url: `${base}/api/leads`, headers, connections: 2, duration }),
    autocannon({
      url: `${base}/api/tasks`,
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'Tarea' }),
      connections: 2,
      duration,
    }),
  ])
  const answered = results.map((result) => result.requests.total).join(' + ')
  const failed = results.reduce((sum, result) => sum + result['5xx'], 0)
  return `${answered} requests, ${failed} of them 5xx`
}

/** Megabytes a second: least squares over samples that are a second apart. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length
  let over = 0
  let under = 0
  for (const [at, value] of samples.entries()) {
    over += (at - middle) * (value - mean)
    under += (at - middle) ** 2
  }
  return under === 0 ? 0 : over / under
}
