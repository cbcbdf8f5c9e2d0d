import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inBrowser, say } from '../in-browser.ts'
import { alike, jpeg, png, webp } from './compression.ts'
import { fetchPackages, type Picture } from './packages.ts'

/**
 * Prints each bar: our figure, the peers', their ratio. Arguments: number of photos in the batch (24), then the parts
 * wanted of `jpeg png webp alike rules speed` (all).
 */
const files = Number(process.argv[2] ?? 24)
const wanted = process.argv.slice(3)
const seeds = [1, 2, 3]
const ratio = (value: number) => value.toFixed(3)

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-images-'))
try {
  const packages = await fetchPackages(folder)
  const outDir = join(folder, 'page')
  await inBrowser({ root: import.meta.dirname, outDir, global: 'bench' }, async (page, browser) => {
    if (isWanted('jpeg')) await jpeg(page, packages)
    if (isWanted('png')) {
      const shown = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await png(page, packages, await screenshots(page, shown))
    }
    if (isWanted('webp')) await webp(page, packages)
    if (isWanted('alike')) await alike(page, packages)
    if (isWanted('rules')) await rules(page)
    if (isWanted('speed')) await speed(page)
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

function isWanted(part: string) {
  return wanted.length === 0 || wanted.includes(part)
}

/** Screenshots of our own templates. */
async function screenshots(page: Page, shown: Page): Promise<Picture[]> {
  const shots: Picture[] = []
  for (const index of [0, 1, 2]) {
    await shown.setContent(await page.evaluate((one) => globalThis.bench.template(one), index))
    shots.push({ name: `template ${index + 1}`, bytes: await shown.screenshot() })
  }
  return shots
}

async function rules(page: Page) {
  const offered = await page.evaluate(() => globalThis.bench.neverLarger())
  const grown = offered.filter(({ before, after }) => after > before)
  say(
    `\nNever larger: ${offered.length - grown.length} of ${offered.length}${grown.map(({ name }) => `; grew: ${name}`).join('')}`,
  )
  say('\nTarget size: share of the target and encodes (bar 0.90 to 1.00 in at most 7)')
  for (const kind of ['jpeg', 'webp', 'png'] as const) {
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
