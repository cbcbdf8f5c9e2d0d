import { availableParallelism, loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build, preview, type BuildEnvironmentOptions } from 'vite'
import { findChromium } from '../e2e/chromium.ts'

type Bench = {
  /** Where its `index.html` stands. */
  root: string
  /** Where it is built to; the caller takes it away. */
  outDir: string
  /** The name under which the page offers what is measured. */
  global: string
  build?: BuildEnvironmentOptions
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Builds a page as the product is built, opens it in Chromium, and says on which machine all of this runs. */
export async function inBrowser(bench: Bench, measure: (page: Page, browser: Browser) => Promise<void>) {
  const { root, outDir, global } = bench
  await build({
    root,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2024', ...bench.build },
  })
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => say(String(error)))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction((name) => name in globalThis, global)
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  say(`${availableParallelism()} cores, load ${load}, Chromium ${browser.version()}`)
  await measure(page, browser)
  await browser.close()
  await server.close()
}
