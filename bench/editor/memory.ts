import { chromium } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { type Held, whatIsHeld } from '../../e2e/steps/memory.ts'
import { randomActions } from '../../e2e/steps/random-actions.ts'
import { slope } from '../statistics.ts'
import { sampleDocument } from '../../e2e/product/large-page.ts'
import { editors } from './editors.ts'
import { say } from './report.ts'

/**
 * Random edits, drags and undos on a page of about two hundred elements, for so many minutes (10), and what the page
 * holds after a forced collection every fifteen seconds. Arguments: minutes, then the seed (1).
 */
const [minutes = 10, seed = 1] = process.argv.slice(2).map(Number)
const everyMs = 15_000

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH.')

const { list, stop } = await editors(['aurelio'])
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const document = sampleDocument(176)
  await list[0]?.open(page, document)
  const act = randomActions(page, seed)
  // What loads at the first use is no leak.
  for (let warm = 0; warm < 150; warm += 1) await act()
  const readings: (Held & { minute: number; actions: number })[] = []
  const start = Date.now()
  let actions = 0
  say('| minute | actions | heap MB | DOM nodes | detached trees | listeners |')
  say('| ---: | ---: | ---: | ---: | ---: | ---: |')
  while (Date.now() - start < minutes * 60_000) {
    const until = Date.now() + everyMs
    while (Date.now() < until) {
      await act()
      actions += 1
    }
    const reading = { minute: (Date.now() - start) / 60_000, actions, ...(await whatIsHeld(page)) }
    readings.push(reading)
    say(
      `| ${reading.minute.toFixed(2)} | ${actions} | ${reading.heap.toFixed(2)} | ${reading.nodes} | ${reading.detached} | ${reading.listeners} |`,
    )
  }
  const minutesOf = readings.map(({ minute }) => minute)
  for (const [name, unit] of [
    ['heap', 'MB'],
    ['nodes', 'nodes'],
    ['detached', 'trees'],
    ['listeners', 'listeners'],
  ] as const) {
    const { perUnit, error } = slope(
      minutesOf,
      readings.map((reading) => reading[name]),
    )
    const perAction = (perUnit * minutes) / actions
    say(
      `${name}: ${perUnit.toFixed(3)} ± ${error.toFixed(3)} ${unit} a minute, ${perAction.toExponential(1)} an action`,
    )
  }
} finally {
  await browser.close()
  await stop()
}
