import { createServer } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { median } from '../statistics.ts'

const figures = z.object({
  wasm: z.array(z.number()),
  js: z.array(z.number()),
  disk: z.array(z.object({ speed: z.number(), raw: z.number() })),
})

async function bundle(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2024',
      lib: { entry: join(import.meta.dirname, 'browser-worker.ts'), formats: ['es'], fileName: 'worker' },
    },
  })
  return readFile(join(folder, 'worker.js'), 'utf8')
}

/** Serves a blank page and the worker's script on loopback. */
async function serve(script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/worker.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : '<!doctype html><title>bench</title>')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() }
}

/** The same work in a worker of Chromium: to nowhere, and into the private file system beside raw writes. */
export async function measureInChromium() {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.')
  const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-seo-'))
  const { url, stop } = await serve(await bundle(join(folder, 'built')))
  // A profile on disk: a private window would keep its private files in memory.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), { executablePath })
  try {
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
  } finally {
    await context.close()
    stop()
    await rm(folder, { recursive: true, force: true })
  }
}
