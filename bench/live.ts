// npm run bench:live: how long a change takes from the call that makes it to another browser's screen.
import { cpus, loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import { provideChromium } from '../e2e/chromium.ts'
import { signUp, type Account } from '../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../e2e/product/product.ts'
import { openLive } from '../e2e/steps/live.ts'
import { cookiesOf } from '../e2e/steps/session.ts'
import { median } from './statistics.ts'

/** Milliseconds within which a change must show. */
const bar = 2000
const changes = 40
const warmUp = 3

const browser = await chromium.launch({ executablePath: await provideChromium(console.log) })
const times = await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const account = await signUp(product.url)
  const page = await openTasks(browser, product.url, account)
  const measured: number[] = []
  for (let number = 0; number < warmUp + changes; number += 1) {
    const time = await timeOf(page, account, `Cambio ${number}.`)
    if (number >= warmUp) measured.push(time)
  }
  await product.stop()
  return measured
})
await browser.close()

const sorted = times.toSorted((one, other) => one - other)
const slowest = sorted.at(-1) ?? Number.NaN
const ninetyFifth = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
console.log(
  `${changes} tasks made over HTTP, each until its row stands on the other screen: median ${median(times).toFixed(0)} ms, ` +
    `95th percentile ${ninetyFifth.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms.`,
)
const [cpu] = cpus()
const loads = loadavg().map((load) => load.toFixed(1))
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model ?? '?'}, load ${loads.join(' ')}.`)
if (slowest > bar) process.exitCode = 1

async function openTasks(on: Browser, url: string, account: Account): Promise<Page> {
  const context = await on.newContext({ baseURL: url, locale: 'es-ES' })
  await context.addCookies(cookiesOf(account, url))
  const page = await context.newPage()
  await openLive(page, '/tasks')
  return page
}

/** Milliseconds from the call to the row; the screen is watched, not asked. */
async function timeOf(page: Page, account: Account, title: string): Promise<number> {
  const shown = page.waitForFunction((text) => document.body.textContent.includes(text), title, {
    polling: 'raf',
  })
  const start = performance.now()
  await account.call('POST', '/api/tasks', { title })
  await shown
  return performance.now() - start
}
