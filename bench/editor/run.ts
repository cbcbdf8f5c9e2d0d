import { cpus, loadavg } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { say, table } from './report.ts'
import { editors, type Editor } from './editors.ts'
import { measure, type Figures } from './measure.ts'

/**
 * Prints a row for each editor and size. Arguments: sizes (`500 2000 5000`), then names of editors (all); with `--slow` the
 * processor of the page is four times slower, by Chromium's own throttling.
 * `npm install --prefix bench/editor` first.
 */
const given = process.argv.slice(2)
const sizes = given.map(Number).filter((size) => size > 0)
const names = given.filter((word) => Number.isNaN(Number(word)) && word !== '--slow')
const slower = given.includes('--slow') ? 4 : 1

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH.')

async function rounds(browser: Browser, editor: Editor, size: number): Promise<Figures[]> {
  const found: Figures[] = []
  const wanted = size >= 5000 && editor.isSlow ? 1 : 3
  for (let round = 0; round < wanted; round += 1) found.push(await measure(browser, editor, size, slower))
  return found
}

const all = await editors(names)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
})
try {
  say(
    `${String(cpus().length)} cores (${cpus()[0]?.model ?? '?'}), load ${loadavg()[0]?.toFixed(1) ?? '?'}, Chromium ${browser.version()}`,
  )
  say(table.head)
  for (const size of sizes.length > 0 ? sizes : [500, 2000, 5000])
    for (const editor of all.list) {
      try {
        say(table.row(editor.name, size, await rounds(browser, editor, size)))
      } catch (error) {
        say(
          `| ${editor.name} | ${String(size)} | gave up: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)} |`,
        )
      }
    }
  say(`Load at the end: ${loadavg()[0]?.toFixed(1) ?? '?'}`)
} finally {
  await browser.close()
  await all.stop()
}
