// npm run bench:together: from a key of one person until its letter stands on the screen of the other, in two browsers.
import { type Browser, chromium, type Page } from '@playwright/test'
import { provideChromium } from '../../e2e/chromium.ts'
import { signUp, type Account } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { canvas, openEditorOf } from '../../e2e/steps/editor.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { median } from '../statistics.ts'
import { delayed } from './delay.ts'
import { machine, makePage, percentile } from './pages.ts'

/** Milliseconds: median and 95th percentile, by what lies between browser and server. */
const bars = [
  { between: 0, median: 100, ninetyFifth: 250 },
  { between: 80, median: 150, ninetyFifth: 400 },
]
const keys = Number(process.env['KEYS'] ?? 200)
const warmUp = 10
const pauseMs = 120
const id = 'text-1'

const browser = await chromium.launch({
  executablePath: await provideChromium(console.log),
  args: ['--no-sandbox'],
})
try {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { LOG_LEVEL: 'warn' })
    try {
      for (const bar of bars) await measured(browser, product.port, bar)
    } finally {
      await product.stop()
    }
  })
} finally {
  await browser.close()
}
console.log(`Chromium ${browser.version()}, ${machine()}.`)

async function measured(on: Browser, port: number, bar: (typeof bars)[number]) {
  const proxy = bar.between > 0 ? await delayed(port, bar.between) : null
  const url = `http://localhost:${proxy?.port ?? port}`
  const account = await signUp(`http://localhost:${port}`)
  const { id: pageId } = await makePage(account, 100)
  const [one, other] = [await opened(on, url, account, pageId), await opened(on, url, account, pageId)]
  await one.locator('[data-presence]').first().waitFor()
  await canvas(one).locator(`[data-element-id="${id}"]`).dblclick()
  await canvas(one).locator('[data-inline-editing]').waitFor()
  await one.keyboard.press('End')
  const times = await keyTimes(one, other)
  for (const page of [one, other]) await page.context().close()
  proxy?.stop()
  const [middle, late] = [median(times), percentile(times, 0.95)]
  console.log(
    `${bar.between} ms between: ${times.length} keys, median ${middle.toFixed(0)} ms, ` +
      `95th percentile ${late.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms.`,
  )
  if (middle > bar.median || late > bar.ninetyFifth) process.exitCode = 1
}

async function opened(on: Browser, url: string, account: Account, pageId: string): Promise<Page> {
  const context = await on.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookiesOf(account, url))
  const page = await context.newPage()
  await openEditorOf(page, pageId)
  return page
}

/** By the clock of the machine, which both browsers read: when each key went down, and when each length of the text was painted. */
async function keyTimes(one: Page, other: Page): Promise<number[]> {
  await one.evaluate(() => {
    const down: number[] = []
    Object.assign(globalThis, { down })
    document.addEventListener('keydown', () => down.push(performance.timeOrigin + performance.now()), true)
  })
  await other.evaluate((of) => {
    const shown: [number, number][] = []
    Object.assign(globalThis, { shown })
    const length = () => document.querySelector(`[data-element-id="${of}"]`)?.textContent.length ?? 0
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.addEventListener('message', () =>
          shown.push([length(), performance.timeOrigin + performance.now()]),
        )
        painted.port1.start()
        painted.port2.postMessage(null)
      }),
    ).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, id)
  const before = await canvas(other)
    .locator(`[data-element-id="${id}"]`)
    .evaluate((node) => node.textContent.length)
  for (let key = 0; key < warmUp + keys; key += 1) {
    await one.keyboard.press('a')
    await one.waitForTimeout(pauseMs)
  }
  await one.waitForTimeout(2000)
  await other.waitForFunction(
    ([of, wanted]) => document.querySelector(`[data-element-id="${of}"]`)?.textContent.length === wanted,
    [id, before + warmUp + keys] as const,
  )
  const down: number[] = await one.evaluate(() => Reflect.get(globalThis, 'down'))
  const shown: [number, number][] = await other.evaluate(() => Reflect.get(globalThis, 'shown'))
  return down.slice(warmUp).flatMap((at, index) => {
    const first = shown.find(([length]) => length >= before + warmUp + index + 1)
    return first ? [first[1] - at] : []
  })
}
