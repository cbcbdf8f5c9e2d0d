import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { textDocument } from '../../e2e/product/documents.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { whatIsHeld } from '../../e2e/steps/memory.ts'
import { add, cards, pdfTools } from '../../e2e/steps/pdf-tools.ts'
import { enter } from '../../e2e/steps/session.ts'
import { say } from '../in-browser.ts'

/**
 * What the PDF workbench holds before a file of a thousand pages came, once it was scrolled from end to end, and after it
 * was taken away; several times over, as what stays each time is what leaks.
 */
const pages = 1000
const rounds = 3
/** Workers end a quarter of a minute after their last call. */
const restMs = 20_000

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder)
    try {
      const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })
      await enter(context, product.url)
      const page = await context.newPage()
      await page.goto(`${product.url}${pdfTools}`)
      await measure(page)
    } finally {
      await product.stop()
    }
  })
} finally {
  await browser.close()
}

async function measure(page: Page) {
  say(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`)
  say('| moment | heap MB | memory of the page and its workers MB | DOM nodes | listeners |')
  say('| ------ | ------: | ------------------------------------: | --------: | --------: |')
  const name = 'thousand.pdf'
  const file = await textDocument(name, pages)
  await page.waitForTimeout(restMs)
  await tell(page, 'before')
  for (let round = 1; round <= rounds; round += 1) {
    await add(page, [file])
    await cards(page)
      .nth(pages - 1)
      .waitFor({ state: 'attached' })
    await scroll(page)
    await tell(page, `${round}: scrolled`)
    await page.getByRole('button', { name: `Quitar ${name}` }).click()
    await cards(page).first().waitFor({ state: 'detached' })
    await tell(page, `${round}: taken away`)
    await page.waitForTimeout(restMs)
    await tell(page, `${round}: after ${restMs / 1000} s`)
    await press(page)
    await tell(page, `${round}: under memory pressure`)
  }
}

/** What a browser keeps for speed alone goes when the machine is short of memory: what is left is held. */
async function press(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Memory.simulatePressureNotification', { level: 'critical' })
  await cdp.detach()
  await page.waitForTimeout(2000)
}

async function scroll(page: Page) {
  for (let at = 0; at < pages; at += 20) {
    await cards(page).nth(at).scrollIntoViewIfNeeded()
    await cards(page).nth(at).locator('img').waitFor()
  }
}

async function tell(page: Page, moment: string) {
  const { heap, nodes, listeners } = await whatIsHeld(page)
  say(
    `| ${moment} | ${heap.toFixed(1)} | ${(await residentMegabytes(browser)).toFixed(0)} | ${nodes} | ${listeners} |`,
  )
}

/** Of all processes that draw pages; their workers, with the memory of WebAssembly, live in them (Linux, proc(5)). */
async function residentMegabytes(of: Browser): Promise<number> {
  const cdp = await of.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]))
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}
