import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { median } from '../statistics.ts'

const rounds = 9

/** Milliseconds from the navigation to the first frame of a film on its page, beside a page of a bare `<video>` of the same file. */
export async function measureFirstFrame(page: string, file: string) {
  const bare = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(
      `<!doctype html><title>Bare</title><video src="${file}" controls preload="metadata" width="1280"></video>`,
    )
  }).listen(0)
  const place = bare.address()
  const bareUrl = typeof place === 'object' && place ? `http://localhost:${place.port}/` : ''
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const ours: number[] = []
  const bares: number[] = []
  const shifts: number[] = []
  const look = async (url: string) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const tab = await context.newPage()
    await tab.addInitScript(watchFrames)
    await tab.goto(url, { waitUntil: 'commit' })
    const seen = await tab.waitForFunction(() => document.documentElement.dataset['first'], null, {
      timeout: 30_000,
    })
    const first = Number(await seen.jsonValue())
    await tab.waitForTimeout(300)
    const shift = Number(await tab.evaluate(() => document.documentElement.dataset['shift'] ?? '0'))
    await context.close()
    return { first, shift }
  }
  for (let round = 0; round <= rounds; round += 1) {
    const mine = await look(page)
    const plain = await look(bareUrl)
    // The first round warms up.
    if (round === 0) continue
    ours.push(mine.first)
    bares.push(plain.first)
    shifts.push(mine.shift)
  }
  await browser.close()
  bare.close()
  return { ours: median(ours), bare: median(bares), shift: Math.max(...shifts) }
}

function watchFrames() {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0
    document.documentElement.dataset['shift'] = String(shift)
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const film = document.querySelector('video')
    if (!film) return requestAnimationFrame(look)
    // Looked at in each frame, so that both pages are measured alike.
    if (film.readyState < 2) return requestAnimationFrame(look)
    document.documentElement.dataset['first'] = String(performance.now())
    return 0
  }
  requestAnimationFrame(look)
}
