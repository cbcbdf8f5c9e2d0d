import { z } from 'zod'
import { median } from '../statistics.ts'
import { withChromium } from './chromium.ts'

const figures = z.object({
  wasm: z.array(z.number()),
  js: z.array(z.number()),
  disk: z.array(z.object({ speed: z.number(), raw: z.number() })),
})

/** The same work in a worker of Chromium: to nowhere, and into the private file system beside raw writes. */
export function measureInChromium() {
  return withChromium('browser-worker.ts', async (context, url) => {
    const page = await context.newPage()
    await page.goto(url)
    const answer = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const worker = new Worker('/worker.js', { type: 'module' })
          worker.addEventListener('message', (event) => resolve(event.data))
          worker.postMessage('go', [])
        }),
    )
    const { wasm, js, disk } = figures.parse(answer)
    const ratios = disk.map(({ speed, raw }) => speed / raw)
    return {
      version: context.browser()?.version() ?? '',
      wasm: median(wasm),
      js: median(js),
      disk: median(disk.map(({ speed }) => speed)),
      diskRatio: median(ratios),
      diskSpread: [Math.min(...ratios), Math.max(...ratios)] as const,
    }
  })
}
