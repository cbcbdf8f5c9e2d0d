// npm run bench:pdf-foreign -- <folder>: what becomes of the PDF of a folder (or PDFS=) when they are put together anew and made
// smaller, beside qpdf and pdf-lib: bytes, what `qpdf --check` says, pixels, and what gets lost. Needs qpdf.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { contentsOf } from '../../e2e/product/documents.ts'
import { inBrowser, say } from '../in-browser.ts'
import type { Carried, Changed } from './results.ts'

const run = promisify(execFile)
const given = process.argv[2] ?? process.env['PDFS']
if (!given) throw new Error('Say which folder: npm run bench:pdf-foreign -- <folder>')
const ways: readonly Changed[] = ['organise', 'lossless', 'balanced', 'strongest']
const rounds = 3
const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-pdf-'))
const told = { files: 0, refused: 0, results: 0, invalid: 0, lost: 0, otherPixels: 0, larger: 0 }
const shares = new Map<string, number[]>()
const noted = (name: string, share: number) => shares.set(name, [...(shares.get(name) ?? []), share])
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  const names = (await readdir(given)).filter((name) => name.endsWith('.pdf')).toSorted()
  const bench = { root: import.meta.dirname, outDir: join(folder, 'dist'), global: 'pdfBench' }
  await inBrowser({ ...bench, build: { assetsInlineLimit: 0 } }, async (page) => {
    const taken: Carried[] = []
    for (const name of names) {
      const base64 = await readFile(join(given, name), 'base64')
      const file = await tried(page, { name, base64 })
      if (file) taken.push(file)
    }
    await merge(page, taken)
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const [name, all] of shares)
  say(`${name}: ${mean(all).toFixed(3)} of the bytes in the mean, at most ${Math.max(...all).toFixed(3)}`)
say(
  `${told.files} files, ${told.refused} refused; ${told.results} results, ${told.invalid} invalid by qpdf --check (bar 0), ${told.lost} lost something (bar 0), ${told.otherPixels} with other pixels (bar 0), ${told.larger} larger (bar 0)`,
)
say(
  `Node ${process.version}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
if (told.invalid + told.lost + told.otherPixels + told.larger > 0) process.exitCode = 1

/** All that is done with one file; the file as the product takes it, or nothing where something could not be done with it. */
async function tried(page: Page, file: Carried): Promise<Carried | null> {
  const opened = await page.evaluate((each) => globalThis.pdfBench.foreign.open(each), file)
  told.files += 1
  if ('refused' in opened) {
    told.refused += 1
    say(`  ${file.name}: refused, ${opened.refused}`)
    return null
  }
  const whole = await page
    .evaluate(() => globalThis.pdfBench.foreign.given())
    .catch((error: unknown) => String(error).split('\n')[0])
  if (typeof whole !== 'object') {
    told.refused += 1
    say(`  ${file.name}: not to be changed, ${whole}`)
    return null
  }
  const before = await kept(whole)
  const isFaulty = (await check(Buffer.from(whole.base64, 'base64'))) !== ''
  const size = Buffer.from(whole.base64, 'base64').length
  const lines: string[] = []
  let isTaken = true
  for (const how of ways) {
    const made = await page.evaluate((each) => globalThis.pdfBench.foreign.change(each), how)
    if ('refused' in made) {
      isTaken = false
      lines.push(`${how} REFUSED, ${made.refused}`)
      continue
    }
    told.results += 1
    const content = Buffer.from(made.base64, 'base64')
    const share = content.length / size
    // What came with a fault within a page keeps it: only another one is ours.
    const fault = isFaulty ? '' : await check(content)
    const gone = lostOf(before, await kept(made))
    const isOther = !made.same && (how === 'organise' || how === 'lossless')
    if (fault) told.invalid += 1
    if (gone.length > 0) told.lost += 1
    if (isOther) told.otherPixels += 1
    if (how !== 'organise') {
      noted(how, share)
      if (share > 1) told.larger += 1
    }
    lines.push(
      `${how} ${share.toFixed(3)} in ${made.milliseconds.toFixed(0)} ms${fault}${isOther ? ' OTHER PIXELS' : ''}${gone.length > 0 ? ` LOST ${gone.join(', ')}` : ''}`,
    )
  }
  const peer = await byQpdf(whole)
  if (peer !== null) noted('qpdf', peer / size)
  const beside = peer === null ? 'qpdf would not' : `qpdf ${(peer / size).toFixed(3)}`
  say(
    `  ${file.name}: ${size} bytes, ${opened.texts.length} pages${opened.repaired ? ', repaired' : ''}${isFaulty ? ', faulty as it came' : ''}; ${lines.join('; ')}; ${beside}`,
  )
  return isTaken ? whole : null
}

/** What belongs to a document as a whole; null where the library that looks would not read it. */
async function kept({ base64 }: Carried) {
  try {
    const { pages, fields, links, labels, bookmarks, attachments } = await contentsOf(
      Buffer.from(base64, 'base64'),
    )
    return { pages, fields, links, labels, bookmarks, attachments }
  } catch {
    return null
  }
}

/** Kinds of things of which one is not there any more. A bookmark that leads by a name is known by its title alone. */
function lostOf(before: object | null, after: object | null): string[] {
  if (before === null) return []
  if (after === null) return ['all that was read before']
  return Object.entries(before).flatMap(([key, value]) => {
    const now: unknown = Reflect.get(after, key)
    const isThere =
      Array.isArray(value) && Array.isArray(now)
        ? value.every((one: unknown) => now.some((other: unknown) => isSame(one, other)))
        : isDeepStrictEqual(now, value)
    return isThere ? [] : [key]
  })
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other) && one[1] === -1) return one[0] === other[0]
  return isDeepStrictEqual(one, other)
}

async function check(content: Buffer): Promise<string> {
  const path = join(folder, 'made.pdf')
  await writeFile(path, content)
  return run('qpdf', ['--check', path]).then(
    () => '',
    (error: unknown) => ` INVALID: ${String(error).split('\n').slice(1, 3).join(' ')}`,
  )
}

/** Bytes of qpdf's own smallest; null where it would not. */
async function byQpdf({ base64 }: Carried): Promise<number | null> {
  const [path, made] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')]
  await writeFile(path, Buffer.from(base64, 'base64'))
  const packing = ['--object-streams=generate', '--recompress-flate', '--compression-level=9']
  try {
    await run('qpdf', ['--warning-exit-0', ...packing, path, made])
    return (await stat(made)).size
  } catch {
    return null
  }
}

async function merge(page: Page, files: readonly Carried[]) {
  const paths = []
  for (const [at, { base64 }] of files.entries()) {
    const path = join(folder, `${at}.pdf`)
    await writeFile(path, Buffer.from(base64, 'base64'))
    paths.push(path)
  }
  const found: { native: number | null; ours: number; peer: number | null; pages: number; base64: string }[] =
    []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const all = paths.flatMap((path) => [path, '1-z'])
    const native = await run('qpdf', [
      '--warning-exit-0',
      '--empty',
      '--pages',
      ...all,
      '--',
      join(folder, 'native.pdf'),
    ]).then(
      () => performance.now() - startedAt,
      () => null,
    )
    found.push({ native, ...(await page.evaluate((each) => globalThis.pdfBench.foreign.merge(each), files)) })
  }
  const [last] = found
  if (!last) return
  const of = (key: 'native' | 'ours' | 'peer') => {
    const times = found.map((one) => one[key]).filter((time) => time !== null)
    return times.length === 0 ? 'would not' : `${middle(times).toFixed(0)} ms`
  }
  const content = Buffer.from(last.base64, 'base64')
  say(
    `Merge of ${files.length} files, ${last.pages} pages, ${content.length} bytes: ${of('ours')}; qpdf ${of('native')}; pdf-lib ${of('peer')}${await check(content)}`,
  )
}
