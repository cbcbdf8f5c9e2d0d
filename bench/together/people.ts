// npm run bench:together:people: twenty people on one page of 5,000 elements, each at work.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { provideChromium } from '../../e2e/chromium.ts'
import { signUp } from '../../e2e/product/account.ts'
import { joinWorkspace } from '../../e2e/product/membership.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { canvas, openEditorOf } from '../../e2e/steps/editor.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { cpuSeconds } from '../cpu.ts'
import { median } from '../statistics.ts'
import { openLine } from './line.ts'
import { machine, makePage, percentile } from './pages.ts'

const people = Number(process.env['PEOPLE'] ?? 20)
const elements = Number(process.env['ELEMENTS'] ?? 5000)
const seconds = Number(process.env['SECONDS'] ?? 60)
/** One of them sits in a browser and types; the others are lines, each with a letter every half second and a pointer that moves. */
const everyMs = 500
/** Milliseconds of an edit in the browser, and the part of one core that the server may take. */
const bars = { edit: 35, server: 0.2 }

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, { LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    executablePath: await provideChromium(console.log),
    args: ['--no-sandbox'],
  })
  try {
    const owner = await signUp(product.url)
    const { id: pageId } = await makePage(owner, elements)
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    await context.addCookies(cookiesOf(owner, product.url))
    const page = await context.newPage()
    await openEditorOf(page, pageId)
    await canvas(page).locator('[data-element-id="text-1"]').dblclick()
    await canvas(page).locator('[data-inline-editing]').waitFor()
    await page.keyboard.press('End')
    const alone = await editTimes(page, 40)

    const over = new AbortController()
    let confirmed = 0
    const told: number[] = []
    const sentAt = new Map<string, number>()
    const others = await Promise.all(
      Array.from({ length: people - 1 }, async (_each, index) => {
        const account = await signUp(product.url, `Persona ${index}`)
        await joinWorkspace(account, { of: owner, role: 'member' })
        const session = randomUUID()
        const line = await openLine(product.url, account, { pageId, seen: 1, session }, ({ kind, steps }) => {
          if (kind !== 'steps') return
          for (const step of steps ?? []) {
            const sent = sentAt.get(`${step.session} ${step.n}`)
            if (step.session === session) confirmed += 1
            if (sent !== undefined) told.push(performance.now() - sent)
          }
        })
        return { line, session, index }
      }),
    )
    await page.locator('[data-presence]').first().waitFor()
    const work = others.map(async ({ line, session, index }) => {
      await sleep(Math.random() * everyMs)
      for (let n = 1; !over.signal.aborted; n += 1) {
        const id = `text-${index * 200 + 10}`
        sentAt.set(`${session} ${n}`, performance.now())
        const values = [{ path: ['text'], value: `Escribe ${'a'.repeat(n % 60)}` }]
        line.say({ kind: 'steps', steps: [{ n, operations: [{ kind: 'set', id, values }] }] })
        const pointer = { id, x: Math.random(), y: Math.random() }
        line.say({ kind: 'here', presence: { selected: [id], typing: id, pointer, viewport: 'desktop' } })
        await sleep(everyMs)
      }
    })
    await sleep(3000)
    const [cpu, start] = [cpuSeconds(product.running.pid), performance.now()]
    const times = await editTimes(page, Math.floor((seconds * 1000) / everyMs))
    const wall = (performance.now() - start) / 1000
    const share = (cpuSeconds(product.running.pid) - cpu) / wall
    over.abort()
    await Promise.all(work)
    for (const { line } of others) line.end()
    console.log(`${people} people on one page of ${elements} elements, ${wall.toFixed(0)} s:`)
    console.log(
      `An edit in the browser: median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms ` +
        `(alone ${median(alone).toFixed(1)} and ${percentile(alone, 0.95).toFixed(1)} ms).`,
    )
    console.log(
      `Told to another: median ${median(told).toFixed(1)} ms, 95th percentile ${percentile(told, 0.95).toFixed(1)} ms; ` +
        `${confirmed} steps confirmed. Server: ${(share * 100).toFixed(1)} % of a core.`,
    )
    console.log(`Chromium ${browser.version()}, ${machine()}.`)
    if (median(times) > bars.edit || share > bars.server) process.exitCode = 1
  } finally {
    await browser.close()
    await product.stop()
  }
})

/** Milliseconds from each key until the frame that shows its letter is done. */
async function editTimes(page: Page, keys: number): Promise<number[]> {
  await page.evaluate(() => {
    const controller = new AbortController()
    const times: number[] = []
    Object.assign(globalThis, { times, stopTimes: controller })
    const listen = () => {
      const start = performance.now()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.addEventListener('message', () => times.push(performance.now() - start))
        painted.port1.start()
        painted.port2.postMessage(null)
      })
    }
    document.addEventListener('keydown', listen, { capture: true, signal: controller.signal })
  })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('b')
    await page.waitForTimeout(everyMs)
  }
  return page.evaluate(() => {
    const controller: AbortController = Reflect.get(globalThis, 'stopTimes')
    controller.abort()
    const found: number[] = Reflect.get(globalThis, 'times')
    return found
  })
}
