import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { difference } from '../../e2e/steps/pixels.ts'
import { inBrowser, say } from '../in-browser.ts'
import type { Given } from './results.ts'

/**
 * Prints, for each foreign page and width, the share of pixels that differ between the page (scripts off, nothing from
 * other hosts) and what the product makes of it. Arguments: names of pages (all); `--shots <folder>` keeps the pictures.
 */
const here = import.meta.dirname
const [shots] = process.argv.includes('--shots')
  ? process.argv.slice(process.argv.indexOf('--shots') + 1)
  : []
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--') && each !== shots)
const widths = [1440, 768, 375] as const
const bar = 0.05
const heights: Readonly<Record<number, number>> = { 1440: 900, 768: 1024, 375: 812 }
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** The foreign pages: the folder of a package, the page in it, and where its own links say that it stands. */
const pages: readonly { name: string; folder: string; page: string; at?: string }[] = [
  { name: 'business', folder: 'startbootstrap-small-business/dist', page: 'index.html' },
  { name: 'landing', folder: 'startbootstrap-landing-page/dist', page: 'index.html' },
  { name: 'blog', folder: 'startbootstrap-clean-blog/dist', page: 'index.html' },
  { name: 'spectre', folder: 'spectre.css/docs', page: 'index.html' },
  { name: 'dragula', folder: 'dragula', page: 'index.html' },
  { name: 'hover', folder: 'hover.css', page: 'index.html' },
  { name: 'manual', folder: 'spectre.css/docs', page: 'getting-started.html' },
  { name: 'milligram', folder: 'milligram', page: 'example.html', at: 'example/index.html' },
  { name: 'picnic', folder: 'picnic/docs', page: 'index.html' },
  { name: 'colors', folder: 'colors.css', page: 'index.html' },
  { name: 'paper', folder: 'paper/dist/docs', page: 'classes/Tween.html' },
  { name: 'agency', folder: 'startbootstrap-agency/dist', page: 'index.html' },
  { name: 'skeleton', folder: 'skeleton-css', page: 'index.html' },
  { name: 'grayscale', folder: 'startbootstrap-grayscale/dist', page: 'index.html' },
]

const outDir = await mkdtemp(join(tmpdir(), 'aurelio-bench-import-'))
try {
  if (shots) await mkdir(shots, { recursive: true })
  await inBrowser({ root: here, outDir, global: 'importBench' }, async (page, browser) => {
    for (const each of pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      await compare(page, browser, each)
  })
} finally {
  await rm(outDir, { recursive: true, force: true })
}

async function compare(
  page: Page,
  browser: Browser,
  { name, folder, page: source, at: file = source }: (typeof pages)[number],
) {
  const root = [join(here, 'node_modules', folder), folder].find(existsSync)
  if (root === undefined)
    throw new Error(`${folder} is not installed: npm install --prefix bench/import-html`)
  const files = await filesIn(root)
  const given: Given = { page: file, files: { ...files, [file]: files[source] ?? '' } }
  const { html, elements, milliseconds, left } = await page.evaluate(
    (one) => globalThis.importBench.importPage(one),
    given,
  )
  const [foreign, ours] = [await opened(browser), await opened(browser)]
  await foreign.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    const body =
      url.host === 'foreign.test' ? given.files[decodeURIComponent(url.pathname.slice(1))] : undefined
    if (body === undefined) return route.abort()
    return route.fulfill({ body: Buffer.from(body, 'base64'), contentType: typeOf(url.pathname) })
  })
  await foreign.goto(`http://foreign.test/${file}`)
  await ours.setContent(html)
  const shares: string[] = []
  for (const width of widths) {
    const [one, other] = [await shotOf(foreign, width), await shotOf(ours, width)]
    const { share } = await difference(one.shot, other.shot)
    const isMissed = width === widths[0] && share > bar
    shares.push(
      `${width}: ${(share * 100).toFixed(2)} %${isMissed ? ' (bar 5 %: missed)' : ''}, ${one.height}/${other.height} px high`,
    )
    if (shots) {
      await writeFile(join(shots, `${name}-${width}-foreign.png`), one.shot)
      await writeFile(join(shots, `${name}-${width}-ours.png`), other.shot)
      await writeFile(join(shots, `${name}.html`), html)
    }
  }
  say(`${name}: ${elements} elements in ${milliseconds.toFixed(0)} ms; ${shares.join('; ')}`)
  say(`  left behind: ${JSON.stringify(left)}`)
  await Promise.all([foreign.context().close(), ours.context().close()])
}

async function opened(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: widths[0], height: 900 },
  })
  return context.newPage()
}

async function shotOf(page: Page, width: number) {
  await page.setViewportSize({ width, height: heights[width] ?? 900 })
  // The height stands in the head of a PNG; what is wider than the window is not seen without scrolling aside.
  const height = (await page.screenshot({ fullPage: true })).readUInt32BE(20)
  const clip = { x: 0, y: 0, width, height }
  return { shot: await page.screenshot({ fullPage: true, animations: 'disabled', clip }), height }
}

function typeOf(path: string): string {
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

async function filesIn(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html?|css|png|jpe?g|gif|svg|webp|woff2?|ttf)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    found[relative(root, path).split(sep).join('/')] = (await readFile(path)).toString('base64')
  }
  return found
}
