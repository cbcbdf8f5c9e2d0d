import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inBrowser, say } from '../in-browser.ts'

/**
 * Prints each bar: our figure, the peers', their ratio. Arguments: number of photos in the batch (24), then the parts
 * wanted of `jpeg png webp rules speed` (all).
 */
const files = Number(process.argv[2] ?? 24)
const wanted = process.argv.slice(3)
const seeds = [1, 2, 3]
const ratio = (value: number) => value.toFixed(3)
const mean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

const outDir = await mkdtemp(join(tmpdir(), 'aurelio-bench-images-'))
try {
  await inBrowser({ root: import.meta.dirname, outDir, global: 'bench' }, async (page, browser) => {
    const screenshots = await pages(page, await browser.newPage({ viewport: { width: 1280, height: 800 } }))
    if (isWanted('jpeg')) await jpeg(page)
    if (isWanted('png')) await png(page, screenshots)
    if (isWanted('webp')) await webp(page)
    if (isWanted('rules')) await rules(page)
    if (isWanted('speed')) await speed(page)
  })
} finally {
  await rm(outDir, { recursive: true, force: true })
}

function isWanted(part: string) {
  return wanted.length === 0 || wanted.includes(part)
}

/** Screenshots of our own templates. */
async function pages(page: Page, shown: Page): Promise<number[][]> {
  const shots: number[][] = []
  for (const index of [0, 1, 2]) {
    await shown.setContent(await page.evaluate((one) => globalThis.bench.template(one), index))
    shots.push([...(await shown.screenshot())])
  }
  return shots
}

async function jpeg(page: Page) {
  say('\nJPEG, bytes at equal score: ours / peer')
  const found = []
  for (const seed of seeds) found.push(await page.evaluate((one) => globalThis.bench.jpeg(one), seed))
  for (const { canvas, own, compression, squash } of found) {
    const peer = `browser-image-compression (score ${compression.score.toFixed(1)}) ${ratio(compression.own / compression.bytes)}`
    say(
      `  canvas q80 (score ${canvas.score.toFixed(1)}) ${ratio(own / canvas.bytes)}  ${peer}  jSquash default (score ${squash.score.toFixed(1)}) ${ratio(squash.own / squash.bytes)}`,
    )
  }
  say(`  mean against canvas: ${ratio(mean(found.map(({ canvas, own }) => own / canvas.bytes)))} (bar 0.91)`)
}

async function png(page: Page, screenshots: readonly number[][]) {
  say('\nPNG at quality 80: bytes / canvas, score')
  const found = []
  for (const seed of seeds) found.push(await page.evaluate((one) => globalThis.bench.pngArtwork(one), seed))
  for (const shot of screenshots)
    found.push(await page.evaluate((one) => globalThis.bench.pngScreenshot(one), shot))
  for (const { canvas, own, compression, squash } of found) {
    const peer = `browser-image-compression ${ratio(compression.bytes / canvas)} (score ${compression.score.toFixed(1)})`
    say(
      `  ours ${ratio(own.bytes / canvas)} (score ${own.score.toFixed(1)})  ${peer}  jSquash OxiPNG ${ratio(squash / canvas)} (lossless)`,
    )
  }
  say(
    `  mean ${ratio(mean(found.map(({ canvas, own }) => own.bytes / canvas)))} (bar 0.40), worst ${ratio(Math.max(...found.map(({ canvas, own }) => own.bytes / canvas)))}, least score ${Math.min(...found.map(({ own }) => own.score)).toFixed(1)} (bar 85)`,
  )
}

async function webp(page: Page) {
  say('\nWebP at quality 80: ours / libwebp, and scores')
  for (const seed of seeds) {
    const { own, squash } = await page.evaluate((one) => globalThis.bench.webp(one), seed)
    say(
      `  ${ratio(own.bytes / squash.bytes)} (bar 1.02), ${own.score.toFixed(1)} and ${squash.score.toFixed(1)}`,
    )
  }
}

async function rules(page: Page) {
  const offered = await page.evaluate(() => globalThis.bench.neverLarger())
  const grown = offered.filter(({ before, after }) => after > before)
  say(
    `\nNever larger: ${offered.length - grown.length} of ${offered.length}${grown.map(({ name }) => `; grew: ${name}`).join('')}`,
  )
  say('\nTarget size: share of the target and encodes (bar 0.90 to 1.00 in at most 7)')
  for (const kind of ['jpeg', 'webp'] as const) {
    for (const kilobytes of [15, 40, 80, 150, 300]) {
      const made = []
      for (const seed of seeds)
        made.push(
          await page.evaluate(([one, size, type]) => globalThis.bench.target(one, size, type), [
            seed,
            kilobytes,
            kind,
          ] as const),
        )
      say(
        `  ${kind} ${kilobytes} KB: ${made.map(({ share, encodes, atBest }) => `${ratio(share)} in ${encodes}${atBest ? ' (best quality)' : ''}`).join(', ')}`,
      )
    }
  }
}

async function speed(page: Page) {
  const idle = await page.evaluate(() => globalThis.bench.idleGap(8))
  say(`\nAn idle page on this machine: longest gap ${idle.toFixed(0)} ms`)
  const workers = Math.max(1, Math.min(availableParallelism() - 1, 4))
  const one = await page.evaluate((count) => globalThis.bench.batch(count, 1), files)
  say(
    `\n${files} photos of 12 megapixels to 1280 px: ${one.seconds.toFixed(1)} s with 1 worker, longest gap ${one.gap.toFixed(0)} ms (bar 50)`,
  )
  const several = Math.max(2, workers)
  const more = await page.evaluate(([count, size]) => globalThis.bench.batch(count, size), [
    files,
    several,
  ] as const)
  say(
    `  with ${several} workers ${more.seconds.toFixed(1)} s, longest gap ${more.gap.toFixed(0)} ms; speed-up ${ratio(one.seconds / more.seconds / several)} times the workers (bar 0.8 on free cores), load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
  )
}
