// npm run bench: what a published page and a lead cost, beside a bare node:http server in the same run.
import { fork } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Account, publishPage, signUp } from '../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../e2e/product/product.ts'
import { samplePage } from '../e2e/product/sample-page.ts'
import { requestsPerCpuSecond, type Target } from './load.ts'
import { type Figure, type Round, row, tableHead } from './statistics.ts'

const rounds = 7
const seconds = 3
const ownHost = 'medida.example'

const form = new URLSearchParams({
  formId: formId(),
  name: 'Ana Gil',
  phone: '600100200',
  message: 'Hola.',
}).toString()
const lead = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  // Each lead has an address of its own, as in life.
  body: `${form}&email=[<id>]%40ejemplo.es`,
  idReplacement: true,
} as const

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, { RATE_LIMIT_SCALE: '1000000000' })
  const account = await signUp(product.url)
  const page = await publishPage(account, 'Página de la medición', samplePage())
  const url = new URL(page.url)
  const address = `http://127.0.0.1:${product.port}${url.pathname}`
  const peer = await startPeer(await sameAnswers(address))
  await publishAtHost(account)
  const server = (path: string): [Target, Target] => [
    { url: `${address}${path}`, pid: product.running.pid },
    { url: `${peer.url}${url.pathname}${path}`, pid: peer.pid },
  ]
  try {
    const pages = await alternate('GET /p/:slug', server(''), { method: 'GET' }, 200)
    const hosted = await alternate(
      `GET / at ${ownHost}`,
      [
        { url: `http://127.0.0.1:${product.port}/`, pid: product.running.pid },
        { url: `${peer.url}/`, pid: peer.pid },
      ],
      { method: 'GET', headers: { host: ownHost } },
      200,
    )
    const leads = await alternate('POST /p/:slug/leads', server('/leads'), lead, 303)
    const total = await answersOf(account)
    // Those under way when a round ends are stored too, though nobody waits for their answer.
    if (total < leads.answered)
      throw new Error(`${leads.answered} leads were confirmed, ${total} are stored.`)
    const size = await fetch(address).then((answer) => answer.text())
    print(
      [pages.figure, hosted.figure, leads.figure],
      `${leads.answered} leads confirmed, ${total} stored`,
      size.length,
    )
  } finally {
    peer.stop()
    await product.stop()
  }
})

/** The same page as the home of a site with a host of its own. */
async function publishAtHost(account: Account): Promise<void> {
  const site = await account.call('POST', '/api/sites', { name: 'Medida', host: ownHost })
  const { id } = z.object({ id: z.string() }).parse(site)
  await publishPage(account, 'Portada', samplePage(), id)
}

/** How many the forms of the account have had: the inbox counts no further than people read. */
async function answersOf(account: Account): Promise<number> {
  const shape = z.object({ items: z.array(z.object({ answers: z.int() })) })
  const { items } = shape.parse(await account.call('GET', '/api/forms'))
  return items.reduce((sum, { answers }) => sum + answers, 0)
}

function formId() {
  return samplePage().find((element) => element.type === 'form')?.id ?? ''
}

/** A B A B …, so that both meet the same weather. The first round of each warms up and does not count. */
async function alternate(
  name: string,
  [product, peer]: [Target, Target],
  request: Parameters<typeof requestsPerCpuSecond>[1],
  status: number,
): Promise<{ figure: Figure; answered: number }> {
  const counted: Round[] = []
  let answered = 0
  for (let index = 0; index <= rounds; index += 1) {
    const ours = await requestsPerCpuSecond(product, request, status, seconds)
    const theirs = await requestsPerCpuSecond(peer, request, status, seconds)
    answered += ours.answered
    if (index > 0) counted.push({ product: ours.perCpuSecond, peer: theirs.perCpuSecond })
  }
  return { figure: { name, unit: 'requests per CPU-second', rounds: counted }, answered }
}

/** The bytes and headers the product answers with, for the peer to repeat. */
async function sameAnswers(address: string) {
  const page = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const answer = await fetch(`${address}/leads`, {
    method: 'POST',
    headers: lead.headers,
    body: `${form}&email=primera%40ejemplo.es`,
    redirect: 'manual',
  })
  return {
    page: { headers: headersOf(page), body: await page.text() },
    lead: { headers: headersOf(answer) },
  }
}

function headersOf(response: Response) {
  // What node:http adds by itself must not stand there twice.
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)))
}

async function startPeer(answers: Awaited<ReturnType<typeof sameAnswers>>) {
  const child = fork(fileURLToPath(new URL('peer.ts', import.meta.url)))
  const listening = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The peer ended with ${code}`)))
  })
  child.send(answers)
  const { port } = z.object({ port: z.int() }).parse(await listening)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

function print(figures: readonly Figure[], note: string, bytes: number) {
  const [cpu] = cpus()
  console.log(`${tableHead}\n${figures.map(row).join('\n')}\n`)
  console.log(
    `${note}; page of ${bytes} characters; ${rounds} rounds of ${seconds} s, 16 connections, one warm-up round.`,
  )
  console.log(
    `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model ?? '?'}.`,
  )
}
