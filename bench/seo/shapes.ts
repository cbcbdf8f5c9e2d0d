// npm run bench:seo:shapes: the whole way from file to result in a worker of Chromium, for five shapes, beside plain JavaScript
// in turns. Arguments: how many rounds, and the first of the shapes that are measured.
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { median } from '../statistics.ts'
import { withChromium } from './chromium.ts'

type Shape = { rows: number; places: number }
type Way = 'plain' | 'ours'

const shapes: readonly Shape[] = [
  { rows: 10, places: 100_000 },
  { rows: 1000, places: 1000 },
  { rows: 100_000, places: 10 },
  { rows: 1_000_000, places: 3 },
  { rows: 10_000_000, places: 1 },
]
const rowsOfPiece = 10_000
const minutes = 60_000
const answerSchema = z.object({ seconds: z.number(), bytes: z.number() })
const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })

/** A table of short rows, one of whose columns is an address. */
function* tableOf({ rows }: Shape): Generator<string> {
  yield 'titulo,texto,url\n'
  for (let from = 0; from < rows; from += rowsOfPiece) {
    const length = Math.min(rowsOfPiece, rows - from)
    const piece = Array.from(
      { length },
      (_, at) => `Madrid ${from + at},en madrid,www.a.es/madrid-${from + at}\n`,
    )
    yield piece.join('')
  }
}

/** The renderers' processes. */
async function renderers(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = processesSchema.parse(await session?.send('SystemInfo.getProcessInfo'))
  await session?.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** The most memory that one of these processes had since `forget`, in MB. */
async function peakOf(processes: readonly number[]): Promise<number> {
  const peaks = processes.map(async (id) => {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  })
  return Math.max(...(await Promise.all(peaks)))
}

/** One way through a file of a person's own, in a page of its own. */
async function runOf(context: BrowserContext, url: string, path: string, places: number, way: Way) {
  const page = await context.newPage()
  page.setDefaultTimeout(10 * minutes)
  await page.goto(url)
  await page.locator('input').setInputFiles(path)
  const processes = await renderers(context)
  await Promise.all(processes.map((id) => writeFile(`/proc/${id}/clear_refs`, '5').catch(() => undefined)))
  const answer = await page.evaluate(
    ([count, name]) =>
      new Promise((resolve) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.addEventListener('message', (event) => resolve(event.data))
        worker.addEventListener('error', () => resolve({ error: 'the worker died' }))
        const file = document.querySelector('input')?.files?.[0]
        worker.postMessage({ file, places: count, way: name }, [])
      }),
    [places, way] as const,
  )
  const peak = await peakOf(processes)
  await page.close()
  return { ...answerSchema.parse(answer), peak }
}

async function measure(context: BrowserContext, url: string, folder: string, shape: Shape, rounds: number) {
  const path = join(folder, 'table.csv')
  await pipeline(Readable.from(tableOf(shape)), createWriteStream(path))
  const plain: number[] = []
  const ours: number[] = []
  const ratios: number[] = []
  let [peak, plainPeak] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const one = await runOf(context, url, path, shape.places, 'plain')
    const other = await runOf(context, url, path, shape.places, 'ours')
    if (one.bytes !== other.bytes) throw new Error('the ways do not give the same')
    plain.push(one.seconds)
    ours.push(other.seconds)
    ratios.push(other.seconds / one.seconds)
    plainPeak = Math.max(plainPeak, one.peak)
    peak = Math.max(peak, other.peak)
  }
  const name = [shape.rows, shape.places].map((each) => each.toLocaleString('en-US')).join(' × ')
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  const seconds = [plain, ours].map((all) => median(all).toFixed(2)).join(' | ')
  const memory = `${plainPeak.toFixed(0)} | ${peak.toFixed(0)}`
  return `| ${name} | ${seconds} | **${median(ratios).toFixed(2)}** (${spread}) | ${memory} |`
}

const [rounds = 3, first = 0] = process.argv.slice(2).map(Number)
await withChromium('shapes-worker.ts', async (context, url, folder) => {
  const load = loadavg()[0]?.toFixed(0) ?? ''
  const version = context.browser()?.version() ?? ''
  const [cpu] = cpus()
  console.log(
    `Chromium ${version}, ${cpu?.model ?? ''} (${cpus().length} cores, load ${load}), ${rounds} rounds.\n`,
  )
  console.log('| rows × places | plain, s | Aurelio, s | share (spread) | plain, MB | Aurelio, MB |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const shape of shapes.slice(first)) console.log(await measure(context, url, folder, shape, rounds))
})
