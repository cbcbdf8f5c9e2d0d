// npm run bench:redacted -- <folder>: blacks a word out of each PDF of a folder (or PDFS=) in the product and tries to get it back;
// then the same word once more, planted in all the places where a PDF can say it. Needs qpdf, poppler-utils and mupdf-tools.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { inBrowser, say } from '../in-browser.ts'
import { planted } from './planted.ts'
import { unsaid, readings, waysTo } from './recovery.ts'
import type { Carried, Covered, Refusal } from './results.ts'

const run = promisify(execFile)
const given = process.argv[2] ?? process.env['PDFS']
if (!given) throw new Error('Say which folder: npm run bench:redacted -- <folder>')
/** More pages would each be drawn. */
const mostPages = 5
const shortest = 5
/** Where there is no word: the middle of the first page. */
const area = { left: 0.25, top: 0.25, width: 0.5, height: 0.25 }

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-redacted-'))
const made = join(folder, 'made.pdf')
const told = { redacted: 0, withoutText: 0, planted: 0, recovered: 0, invalid: 0, refused: 0 }
try {
  const paths = (await readdir(given)).filter((name) => name.endsWith('.pdf')).toSorted()
  const bench = { root: import.meta.dirname, outDir: join(folder, 'dist'), global: 'pdfBench' }
  await inBrowser({ ...bench, build: { assetsInlineLimit: 0 } }, async (page) => {
    for (const path of paths) await tried(page, join(given, path))
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
say(
  `${told.redacted} files redacted (bar 40), ${told.withoutText} of them by a mark on a picture; ${told.planted} once more with the word planted; ${told.recovered} recoverable (bar 0), ${told.invalid} that qpdf finds fault with (bar 0); ${told.refused} refused`,
)
say(
  `Node ${process.version}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
if (told.redacted < 40 || told.recovered + told.invalid > 0) process.exitCode = 1

async function tried(page: Page, path: string) {
  const name = basename(path)
  const bytes = await readFile(path)
  const opened = await open(page, { name, base64: bytes.toString('base64') })
  if ('refused' in opened) return refuse(name, opened)
  // Beside it stands what is unpacked of it.
  const own = join(folder, 'given.pdf')
  await writeFile(own, bytes)
  const before = await readings(own)
  const word = wordOf(opened.texts, before, await unsaid(own, before))
  if (word === null) return picture(page, name)
  await cover(page, name, word, waysTo(word, before))
  const also = await planted(bytes, word).catch((error: unknown) => String(error))
  if (typeof also === 'string') return say(`  ${name}: nothing planted (${also.split('\n')[0]})`)
  await writeFile(made, also)
  const ways = waysTo(word, await readings(made))
  const again = await open(page, { name, base64: Buffer.from(also).toString('base64') })
  if ('refused' in again) return refuse(`${name}, planted`, again)
  await cover(page, `${name}, planted`, word, ways)
}

async function open(page: Page, file: Carried) {
  return page.evaluate((one) => globalThis.pdfBench.foreign.open(one), file)
}

async function asked(page: Page, what: Covered) {
  const startedAt = performance.now()
  const answer = await page.evaluate((one) => globalThis.pdfBench.foreign.cover(one), what)
  return { answer, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) }
}

/** Redacts a word of the open file. `before`: the ways that give it back as the file is. */
async function cover(page: Page, name: string, word: string, before: readonly string[]) {
  const { answer, seconds } = await asked(page, { word })
  if ('refused' in answer) return refuse(name, answer)
  await writeFile(made, Buffer.from(answer.base64, 'base64'))
  const read = await readings(made)
  const ways = waysTo(word, read)
  const unread = read.filter(({ text }) => text === null).map(({ way }) => way)
  if (name.endsWith(', planted')) told.planted += 1
  else told.redacted += 1
  if (ways.length > 0) told.recovered += 1
  const faults = await check()
  const verdict = ways.length > 0 ? `RECOVERED by ${ways.join(', ')}` : 'gone'
  const not = unread.length > 0 ? `; not read by ${unread.join(', ')}` : ''
  say(
    `  ${name}: '${word}', ${answer.marks} marks, ${seconds} s: ${before.length} ways before, ${verdict}${not}${faults}`,
  )
  const keep = process.env['KEEP']
  if (ways.length > 0 && keep) await writeFile(join(keep, name), Buffer.from(answer.base64, 'base64'))
}

/** A page without text: what was under the mark is black for another program too, and the pictures it had are gone. */
async function picture(page: Page, name: string) {
  const { answer, seconds } = await asked(page, { area })
  if ('refused' in answer) return refuse(name, answer)
  await writeFile(made, Buffer.from(answer.base64, 'base64'))
  const { stdout: list } = await run('pdfimages', ['-list', '-l', '1', made])
  const pictures = list.trim().split('\n').length - 2
  const isGone = (await isBlack()) && pictures === 1
  told.redacted += 1
  told.withoutText += 1
  if (!isGone) told.recovered += 1
  say(
    `  ${name}: a mark on its picture, ${seconds} s: ${isGone ? 'gone' : `RECOVERED, ${pictures} pictures`}${await check()}`,
  )
}

/** Within the edge of the mark, which a smaller drawing mixes with what is beside it. */
async function isBlack(): Promise<boolean> {
  const prefix = join(folder, 'drawn')
  await run('pdftoppm', ['-gray', '-r', '50', '-l', '1', '-singlefile', made, prefix])
  const file = await readFile(`${prefix}.pgm`)
  const [head = '', width = 0, height = 0] =
    /^P5\s(\d+)\s(\d+)\s\d+\s/
      .exec(file.toString('latin1', 0, 40))
      ?.map((part, at) => (at ? Number(part) : part)) ?? []
  const [wide, high] = [Number(width), Number(height)]
  const pixels = file.subarray(String(head).length)
  for (let y = Math.ceil(area.top * high) + 2; y < (area.top + area.height) * high - 2; y += 1)
    for (let x = Math.ceil(area.left * wide) + 2; x < (area.left + area.width) * wide - 2; x += 1)
      if ((pixels[y * wide + x] ?? 255) > 48) return false
  return true
}

/** What qpdf finds fault with, in words; nothing where it does not. */
async function check(): Promise<string> {
  try {
    await run('qpdf', ['--check', made])
    return ''
  } catch (error) {
    told.invalid += 1
    return `; INVALID: ${String(error).split('\n').slice(0, 3).join(' ')}`
  }
}

function refuse(name: string, { refused }: Refusal) {
  told.refused += 1
  say(`  ${name}: refused, ${refused}`)
}

/** The word that most programs give back, the longest of them; none that stands among these names. */
function wordOf(
  texts: readonly string[],
  before: Awaited<ReturnType<typeof readings>>,
  names: string,
): string | null {
  const pages = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.toLowerCase().match(/\p{L}{5,40}/gu)))
      pages.set(word, (pages.get(word) ?? 0) + 1)
  const likely = [...pages]
    .filter(([word, count]) => word.length >= shortest && count <= mostPages && !names.includes(word))
    .map(([word]) => word)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 200)
  const scored = likely.map((word) => ({ word, ways: waysTo(word, before).length }))
  const [best] = scored.toSorted((a, b) => b.ways - a.ways || b.word.length - a.word.length)
  return best && best.ways > 0 ? best.word : null
}
