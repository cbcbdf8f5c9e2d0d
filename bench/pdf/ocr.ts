// npm run bench:ocr: how many letters of ten scanned pages of Spanish print are read, and how long a page takes.
// PAGES= says how many, CORES= how many cores the browser says it has. The texts are this product's own guides; noise and slant come from a fixed seed.
import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { provideChromium } from '../../e2e/chromium.ts'
import { signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { downloaded } from '../../e2e/steps/optimizer.ts'
import { add, cards, choose, pdfTools, result } from '../../e2e/steps/pdf-tools.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'

const pages = Number(process.env['PAGES'] ?? 10)
const cores = Number(process.env['CORES'] ?? 0)
const bars = { letters: 0.99, secondsEach: 4 }
const linesEach = 40
const lettersEach = 66
/** Pages wait for each other on a busy machine. */
const patience = 20 * 60_000
const guides = ['pdf-tools', 'image-optimizer', 'publish-and-leads', 'analytics', 'subscriptions', 'news']

const texts = await printedPages()
const browser = await chromium.launch({ executablePath: await provideChromium(console.log) })
await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const context = await browser.newContext({ baseURL: product.url, locale: 'es-ES' })
  await context.addCookies(cookiesOf(await signUp(product.url), product.url))
  if (cores > 0)
    await context.addInitScript((count) => {
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => count })
    }, cores)
  const page = await context.newPage()
  await page.goto(pdfTools)
  const scans = []
  for (const [at, lines] of texts.entries()) scans.push(await scanned(page, lines, at))
  await add(page, scans)
  await cards(page)
    .nth(scans.length - 1)
    .waitFor()
  await choose(page, 'Reconocer texto')
  await page.getByLabel('Idioma del texto').selectOption('spa')
  await page.getByRole('radio', { name: 'Solo el texto (.txt)' }).check()
  const before = performance.now()
  await page.getByRole('button', { name: 'Reconocer', exact: true }).click()
  await result(page).waitFor({ timeout: patience })
  const seconds = (performance.now() - before) / 1000
  const read = await textsOf(page)
  await product.stop()
  const shares = texts.map((lines, at) => rightShare(lines.join(' '), read[at] ?? ''))
  const all = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const each = seconds / pages
  console.log(`${pages} pages: ${(all * 100).toFixed(2)} % of letters (bar ${bars.letters * 100} %),`)
  console.log(
    `worst page ${(Math.min(...shares) * 100).toFixed(2)} %; ${each.toFixed(1)} s a page (bar ${bars.secondsEach} s).`,
  )
  const loads = loadavg().map((load) => load.toFixed(1))
  console.log(`Node ${process.version}, ${cpus().length} processors, load ${loads.join(' ')}.`)
  if (all < bars.letters || each > bars.secondsEach) process.exitCode = 1
})
await browser.close()

/** Lines of running text, so many to the page. */
async function printedPages(): Promise<string[][]> {
  const files = await Promise.all(
    guides.map((name) =>
      readFile(new URL(`../../web/src/features/help/guides/${name}.md`, import.meta.url), 'utf8'),
    ),
  )
  const plain = files
    .join('\n')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`#|>{}]/g, '')
  const words = plain
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}«»“”"().,:;¿?¡!-]+$/u.test(word) && word !== '-')
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= lettersEach) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return Array.from({ length: pages }, (_, at) =>
    Array.from({ length: linesEach }, (__, line) => lines[(at * linesEach + line) % lines.length] ?? ''),
  )
}

/** An A4 page at 300 dots to the inch: grey paper, grain, and a slant of up to a degree and a half. */
async function scanned(page: Page, lines: readonly string[], at: number) {
  const data = await page.evaluate(
    ({ text, seed }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 2480, height: 3508 })
      const context = canvas.getContext('2d')
      if (!context) return ''
      let state = seed * 7919 + 13
      const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
      context.fillStyle = '#f1eee6'
      context.fillRect(0, 0, 2480, 3508)
      context.translate(1240, 1754)
      context.rotate(((next() - 0.5) * 3 * Math.PI) / 180)
      context.translate(-1240, -1754)
      context.fillStyle = '#2a2a2a'
      context.font = '46px serif'
      for (const [line, words] of text.entries()) context.fillText(words, 300, 420 + line * 68)
      const pixels = context.getImageData(0, 0, 2480, 3508)
      for (let place = 0; place < pixels.data.length; place += 4) {
        const grain = (next() - 0.5) * 50
        for (let colour = 0; colour < 3; colour += 1)
          pixels.data[place + colour] = (pixels.data[place + colour] ?? 0) + grain
      }
      context.putImageData(pixels, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? ''
    },
    { text: lines, seed: at + 1 },
  )
  const name = `pagina${String(at + 1).padStart(2, '0')}.jpg`
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}

/** What was read, page by page: each file is one, packed without compression. */
async function textsOf(page: Page): Promise<string[]> {
  const { content } = await downloaded(page, () =>
    result(page).getByRole('button', { name: 'Descargar' }).click(),
  )
  const found: string[] = []
  const mark = Buffer.from([0x50, 0x4b, 1, 2])
  for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + 4)) {
    const size = content.readUInt32LE(at + 24)
    const local = content.readUInt32LE(at + 42)
    const from = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28)
    found.push(content.toString('utf8', from, from + size))
  }
  return found
}

/** The share of letters that came out right: what has to be changed to make one text of the other, spaces alike. */
function rightShare(known: string, read: string): number {
  const [a, b] = [known, read].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  if (!a || b === undefined) return 0
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= b.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (a[at - 1] === b[to - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return 1 - (row.at(-1) ?? a.length) / a.length
}
