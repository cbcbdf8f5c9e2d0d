// npm run bench: what a lead costs, beside a bare node:http server in the same run. On SQLite one process does everything
// that follows from it as well; on PostgreSQL that is a worker's, and the process that takes it is what counts.
import { z } from 'zod'
import { type Account, publishPage, signUp } from '../e2e/product/account.ts'
import { inTemporaryFolder, type Product, startProduct, startWorker } from '../e2e/product/product.ts'
import { samplePage } from '../e2e/product/sample-page.ts'
import { startPostgres } from '../server/src/testing/postgres.ts'
import { headersOf, inTurns, print, startPeer } from './in-turns.ts'
import type { Figure } from './statistics.ts'

/** Few at a time, and as many as make whole batches. */
const loads = [16, 64]

const form = new URLSearchParams({
  formId: samplePage().find((element) => element.type === 'form')?.id ?? '',
  name: 'Ana Gil',
  phone: '600100200',
  message: 'Hola.',
}).toString()
const headers = { 'content-type': 'application/x-www-form-urlencoded' }
// Each lead has an address of its own, as in life.
const lead = {
  method: 'POST',
  headers,
  body: `${form}&email=[<id>]%40ejemplo.es`,
  idReplacement: true,
} as const
const settings = { RATE_LIMIT_SCALE: '1000000000' }

const sqlite = await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, settings)
  try {
    return await measure('SQLite, all that follows too', product)
  } finally {
    await product.stop()
  }
})
const figures = [...sqlite, ...(await onPostgres())]
print(figures, `${loads.join(' and ')} connections`)

async function onPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres({ synced: true })
  if (!postgres) {
    console.log('PostgreSQL is not on this machine: its half is left out.')
    return []
  }
  return inTemporaryFolder(async (folder) => {
    const env = { ...settings, DATABASE_URL: postgres.url }
    const web = await startProduct(folder, { ...env, ROLE: 'web' })
    const worker = await startWorker(folder, env)
    try {
      return await measure('PostgreSQL, ROLE=web', web)
    } finally {
      await Promise.all([web.stop(), worker.stop()])
      await postgres.stop()
    }
  })
}

/** A confirmed lead that is not stored ends the run with an error. */
async function measure(where: string, product: Product): Promise<Figure[]> {
  const account = await signUp(product.url)
  const { url } = await publishPage(account, 'Página de la medición', samplePage())
  const path = `${new URL(url).pathname}/leads`
  const address = `http://127.0.0.1:${product.port}${path}`
  const body = `${form}&email=primera%40ejemplo.es`
  const first = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  const peer = await startPeer({ page: { headers: {}, body: '' }, lead: { headers: headersOf(first) } })
  try {
    const measured: Figure[] = []
    let confirmed = 1
    for (const connections of loads) {
      const { figure, answered } = await inTurns({
        name: `POST …/leads, ${where}, ${connections} at once`,
        product: { url: address, pid: product.running.pid },
        peer: { url: peer.url + path, pid: peer.pid },
        request: lead,
        status: 303,
        connections,
      })
      confirmed += answered
      measured.push(figure)
    }
    // Those under way when a round ends are stored too, though nobody waits for their answer.
    const stored = await answersOf(account)
    console.log(`${where}: ${confirmed} leads confirmed, ${stored} stored.`)
    if (stored < confirmed) throw new Error('A confirmed lead is not stored.')
    return measured
  } finally {
    peer.stop()
  }
}

/** How many the forms of the account have had: the inbox counts no further than people read. */
async function answersOf(account: Account): Promise<number> {
  const shape = z.object({ items: z.array(z.object({ answers: z.int() })) })
  const { items } = shape.parse(await account.call('GET', '/api/forms'))
  return items.reduce((sum, { answers }) => sum + answers, 0)
}
