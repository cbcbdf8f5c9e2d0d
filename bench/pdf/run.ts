import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { contentsOf } from '../../e2e/product/documents.ts'
import { inBrowser, say } from '../in-browser.ts'
import { debianPhotographs } from './photographs.ts'

/** Prints each bar: our figure, the peers', their ratio. Needs qpdf on the machine. */
const rounds = 5
const run = promisify(execFile)
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-pdf-'))
try {
  const bench = { root: import.meta.dirname, outDir: join(folder, 'dist'), global: 'pdfBench' }
  await inBrowser({ ...bench, build: { assetsInlineLimit: 0 } }, async (page) => {
    await merge(page)
    await operations(page)
    await photographs(page)
    await thumbnails(page)
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function merge(page: Page) {
  const files = []
  for (const { name, base64 } of await page.evaluate(() => globalThis.pdfBench.corpus())) {
    files.push(join(folder, name))
    await writeFile(join(folder, name), Buffer.from(base64, 'base64'))
  }
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const all = files.flatMap((file) => [file, '1-z'])
    await run('qpdf', [files[0] ?? '', '--pages', ...all, '--', join(folder, 'native.pdf')])
    const native = performance.now() - startedAt
    found.push({ native, ...(await page.evaluate(() => globalThis.pdfBench.merge())) })
  }
  const native = middle(found.map((one) => one.native))
  const peer = middle(found.map((one) => one.peer))
  for (const [name, key] of [
    ['without titles', 'plain'],
    ['a bookmark a file', 'ours'],
  ] as const) {
    const ours = middle(found.map((one) => one[key]))
    say(
      `Merge of 367 pages, ${name}: ${ours.toFixed(0)} ms; native qpdf ${native.toFixed(0)} ms, ratio ${(ours / native).toFixed(2)} (bar 2); pdf-lib ${peer.toFixed(0)} ms, ratio ${(ours / peer).toFixed(2)} (bar 1)`,
    )
  }
}

async function operations(page: Page) {
  const made = await page.evaluate(() => globalThis.pdfBench.operations())
  let invalid = 0
  let lost = 0
  const had = new Map<string, object>()
  for (const { name, operation, sample, base64, before, samePixels, password } of made) {
    const file = join(folder, name)
    const content = Buffer.from(base64, 'base64')
    await writeFile(file, content)
    const complaint = await run('qpdf', [
      '--check',
      ...(password ? [`--password=${password}`] : []),
      file,
    ]).then(
      () => null,
      (error: unknown) => String(error),
    )
    if (complaint !== null) invalid += 1
    const has = await contentsOf(content, password)
    const gone = Object.entries(had.get(sample) ?? {}).flatMap(([key, value]) =>
      key in has && isDeepStrictEqual(Reflect.get(has, key), value) ? [] : [key],
    )
    if (operation === 'opened') had.set(sample, survivors(has))
    // The fields that were made plain content are what was asked for.
    const missed = gone.filter((key) => !(operation === 'fill' && key === 'fields'))
    lost += missed.length
    const larger = operation === 'lossless' && content.length > before ? ', LARGER' : ''
    const pixels = samePixels === false ? ', OTHER PIXELS' : ''
    const without = missed.length > 0 ? `, LOST ${missed.join(', ')}` : ''
    const verdict = complaint === null ? 'valid' : `INVALID: ${complaint}`
    const share = (content.length / before).toFixed(3)
    say(`  ${name}: ${share} of ${before} bytes, ${verdict}${larger}${pixels}${without}`)
  }
  say(`${made.length} results, ${invalid} invalid by qpdf --check (bar 0), ${lost} things lost (bar 0)`)
}

/** What no operation of this benchmark concerns. */
function survivors({
  fields,
  links,
  labels,
  bookmarks,
  attachments,
}: Awaited<ReturnType<typeof contentsOf>>) {
  return { fields, links, labels, bookmarks, attachments }
}

async function photographs(page: Page) {
  const jpegs = await debianPhotographs(folder)
  if (jpegs.length === 0) {
    say('No photographs: the package could not be fetched')
    return
  }
  const { before, ...made } = await page.evaluate((all) => globalThis.pdfBench.photographs(all), jpegs)
  for (const { name, base64 } of Object.values(made)) {
    const file = join(folder, name)
    await writeFile(file, Buffer.from(base64, 'base64'))
    await run('qpdf', ['--check', file])
    const share = (await stat(file)).size / before
    say(`  ${name}: ${share.toFixed(3)} of ${before} bytes, ${jpegs.length} photographs, valid (bar 0.5)`)
  }
}

async function thumbnails(page: Page) {
  const found = []
  for (let round = 0; round < rounds; round += 1)
    found.push(await page.evaluate(() => globalThis.pdfBench.firstThumbnail()))
  say(
    `First thumbnail of 120 pages: ${middle(found.map(({ cold }) => cold)).toFixed(0)} ms with new workers, ${middle(found.map(({ warm }) => warm)).toFixed(0)} ms with one loaded as the screen opens (bar 300)`,
  )
}
