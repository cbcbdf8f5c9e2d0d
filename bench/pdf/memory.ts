import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { signUp } from '../../e2e/product/account.ts'
import { textDocument } from '../../e2e/product/documents.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { pdfTools } from '../../e2e/steps/pdf-tools.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { say } from '../in-browser.ts'
import { type BarePage, barePage } from './bare-browser.ts'

/**
 * What the PDF workbench holds before a file of a thousand pages came, once it was scrolled from end to end, and after it
 * was taken away; several times over, as what stays each time is what leaks.
 */
const pages = 1000
const rounds = Number(process.argv[2] ?? 6)
/** Workers end a quarter of a minute after their last call. */
const restMs = 20_000
const cards = "document.querySelectorAll('[data-pdf-page]')"
const counted = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) })

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH.')

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const page = await barePage(executablePath, folder)
  try {
    const path = join(folder, 'thousand.pdf')
    await writeFile(path, (await textDocument('thousand.pdf', pages)).buffer)
    for (const cookie of cookiesOf(await signUp(product.url), product.url))
      await page.ask('Network.setCookie', cookie)
    await page.ask('Page.navigate', { url: `${product.url}${pdfTools}` })
    await page.ask('Performance.enable')
    await measure(page, path)
  } finally {
    await page.close()
    await product.stop()
  }
})

async function measure(page: BarePage, path: string) {
  say(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
  say('| moment | heap MB | memory of the page and its workers MB | DOM nodes | listeners |')
  say('| ------ | ------: | ------------------------------------: | --------: | --------: |')
  const input = '[data-dropzone="pdf-tools"] input[type="file"]'
  await page.until(`document.querySelector(${JSON.stringify(input)})`)
  await rest(restMs)
  await tell(page, 'before')
  for (let round = 1; round <= rounds; round += 1) {
    await page.choose(input, path)
    await page.until(`${cards}.length === ${pages}`)
    for (let at = 0; at < pages; at += 20) {
      await page.evaluate(`${cards}[${at}].scrollIntoView()`)
      await page.until(`${cards}[${at}].querySelector('img')`)
    }
    await tell(page, `${round}: scrolled`)
    await page.evaluate(`document.querySelector('[aria-label="Quitar thousand.pdf"]').click()`)
    await page.until(`${cards}.length === 0`)
    await tell(page, `${round}: taken away`)
    await rest(restMs)
    await tell(page, `${round}: after ${restMs / 1000} s`)
    // What a browser keeps for speed alone goes when the machine is short of memory: what is left is held.
    await page.ask('Memory.simulatePressureNotification', { level: 'critical' })
    await rest(2000)
    await tell(page, `${round}: under memory pressure`)
  }
}

async function tell(page: BarePage, moment: string) {
  // Twice: what the first one frees may have held the last of something else.
  for (let time = 0; time < 2; time += 1) await page.ask('HeapProfiler.collectGarbage')
  const { metrics } = counted.parse(await page.ask('Performance.getMetrics'))
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const heap = (figure('JSHeapUsedSize') / 1024 / 1024).toFixed(1)
  const memory = (await residentMegabytes(page)).toFixed(0)
  say(`| ${moment} | ${heap} | ${memory} | ${figure('Nodes')} | ${figure('JSEventListeners')} |`)
}

/** Of all processes that draw pages; their workers, with the memory of WebAssembly, live in them (Linux, proc(5)). */
async function residentMegabytes(page: BarePage): Promise<number> {
  const kilobytes = (await page.renderers()).map((id) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}
