// npm run bench:images:screen [-- 200]: how long the product's own screen could do nothing while a batch was at work.
import { link, mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { drawnPicture } from '../../e2e/product/pictures.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { openOptimizer } from '../../e2e/steps/optimizer.ts'
import { enter } from '../../e2e/steps/session.ts'
import { z } from 'zod'
import { say } from '../in-browser.ts'

const files = Number(process.argv[2] ?? 200)
/** Photographs of twelve megapixels. */
const size = { width: 4000, height: 3000, type: 'image/jpeg' } as const

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
})

type Watched = { gap: number; task: number; busiest: number }

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(join(folder, 'data'))
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    await enter(context, product.url)
    const page = await context.newPage()
    await openOptimizer(page)
    const paths = await photographs(page, join(folder, 'photos'))
    say(
      `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}, Chromium ${browser.version()}`,
    )
    tell('a page that does nothing', await watched(page, () => page.waitForTimeout(8000)))
    tell(
      `taking in ${files} photographs`,
      await watched(page, async () => {
        await page.locator('[data-dropzone="image-optimizer"] input[type="file"]').setInputFiles(paths)
        await told(page, 'h2', `Imágenes Cargadas (${files})`)
        // The small pictures of the cards about the screen.
        await page.waitForTimeout(6000)
      }),
    )
    const begun = performance.now()
    tell(
      `optimizing them`,
      await watched(page, async () => {
        await page.evaluate(() => {
          const all = [...document.querySelectorAll('button')]
          all.find(({ textContent }) => textContent === 'Optimizar Todas las Imágenes')?.click()
        })
        await told(page, '[role="status"]', `${files} listas: de `)
      }),
    )
    say(`  ${((performance.now() - begun) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1) ?? '?'}`)
  } finally {
    await browser.close()
    await product.stop()
  }
})

function tell(name: string, { gap, task, busiest }: Watched) {
  say(
    `${name}: longest gap ${gap.toFixed(0)} ms, longest task ${task.toFixed(0)} ms by the clock; ${busiest.toFixed(0)} ms of processor time in one task (bar 50)`,
  )
}

/**
 * Settles once an element says this. The page looks for itself and reads no layout: a test's own looks through hundreds of
 * cards would be the longest tasks of all.
 */
async function told(page: Page, selector: string, start: string) {
  await page.evaluate(
    ([where, text]) =>
      new Promise<void>((resolve) => {
        const look = setInterval(() => {
          const all = [...document.querySelectorAll(where)]
          if (!all.some(({ textContent }) => textContent.startsWith(text))) return
          clearInterval(look)
          resolve()
        }, 500)
      }),
    [selector, start] as const,
  )
}

/** One picture drawn once, under as many names. */
async function photographs(page: Page, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const { buffer } = await drawnPicture(page, 'foto.jpg', size)
  const paths = Array.from({ length: files }, (_, index) => join(folder, `foto ${index + 1}.jpg`))
  const [first = '', ...others] = paths
  await writeFile(first, buffer)
  for (const path of others) await link(first, path)
  return paths
}

/**
 * The longest time between two looks of the page, its longest task by the clock, and the most processor time that one
 * task of its thread used: on a machine that others use too only the last is the page's own.
 */
async function watched(page: Page, work: () => Promise<unknown>): Promise<Watched> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(() => {
    const found = { gap: 0, task: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.task = Math.max(found.task, duration)
    })
    observer.observe({ type: 'longtask' })
    const channel = new MessageChannel()
    let last = performance.now()
    channel.port1.addEventListener('message', () => {
      const now = performance.now()
      found.gap = Math.max(found.gap, now - last)
      last = now
      setTimeout(() => channel.port2.postMessage(null), 4)
    })
    channel.port1.start()
    channel.port2.postMessage(null)
    Object.assign(globalThis, {
      endWatch: () => {
        channel.port1.close()
        observer.disconnect()
        return found
      },
    })
  })
  await work()
  const found = await page.evaluate(() => {
    const end: unknown = Reflect.get(globalThis, 'endWatch')
    return typeof end === 'function' ? end() : null
  })
  const trace = await browser?.stopTracing()
  return { ...found, busiest: busiestTask(traceSchema.parse(JSON.parse(String(trace)))) }
}

/** Milliseconds of processor time that the heaviest task of any page's main thread used. */
function busiestTask({ traceEvents }: z.infer<typeof traceSchema>): number {
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const mains = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
  const used = traceEvents.flatMap(({ pid, tid, tdur }) =>
    tdur !== undefined && mains.has(`${pid} ${tid}`) ? tdur : [],
  )
  return used.reduce((most, one) => Math.max(most, one), 0) / 1000
}
