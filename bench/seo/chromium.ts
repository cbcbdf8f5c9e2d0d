import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { build } from 'vite'
import { findChromium } from '../../e2e/chromium.ts'

/** Builds the worker and those that it begins itself. */
async function bundle(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2024',
      lib: { entry: join(import.meta.dirname, entry), formats: ['es'], fileName: 'worker' },
    },
  })
}

const blank = '<!doctype html><title>bench</title><input type="file">'

/** Serves a page with nothing but a field for a file, and the scripts of a folder, on loopback. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js') === true
    const content = isScript ? readFile(join(folder, request.url ?? ''), 'utf8') : Promise.resolve(blank)
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    content.then(
      (text) => response.end(text),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() }
}

/** Chromium beside a page whose `/worker.js` is made of this file; its profile lies on disk, and so do its private files. */
export async function withChromium<Value>(
  entry: string,
  work: (context: BrowserContext, url: string, folder: string) => Promise<Value>,
): Promise<Value> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.')
  const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-seo-'))
  await bundle(entry, join(folder, 'built'))
  const { url, stop } = await serve(join(folder, 'built'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), { executablePath })
  try {
    return await work(context, url, folder)
  } finally {
    await context.close()
    stop()
    await rm(folder, { recursive: true, force: true })
  }
}
