import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { type Sample, sampleDocument } from '../../e2e/product/large-page.ts'
import { themeCss } from '../../page/src/render/theme-css.ts'
import { defaultTheme } from '../../page/src/theme/default-theme.ts'
import { median } from '../statistics.ts'
import { editors } from './editors.ts'
import { say } from './report.ts'

/**
 * How long the canvas takes to show another kit, on a page in which every text and button names a token: what the browser
 * styles anew, and the frame that shows it. Argument: how many elements (5000).
 */
const [count = 5000] = process.argv.slice(2).map(Number)
const rounds = 30

const tokens: Partial<Record<Sample['type'], Sample['props']>> = {
  heading: { color: 'token:primary' },
  text: { color: 'token:text' },
  button: { backgroundColor: 'token:primary', textColor: 'token:on-primary' },
}

function inTokens({ props, ...rest }: Sample): Sample {
  const { children } = props
  return {
    ...rest,
    props: { ...props, ...tokens[rest.type], ...(children && { children: children.map(inTokens) }) },
  }
}

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH.')

const { list, stop } = await editors(['aurelio'])
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await list[0]?.open(page, sampleDocument(count).map(inTokens))
  const kits = ['#6d28d9', '#aa1111'].map((primary) =>
    themeCss({ ...defaultTheme, colors: { ...defaultTheme.colors, primary } }),
  )
  const figures = await page.evaluate(
    async ([texts, times]) => {
      // The kit's sheet stands over all others, as the canvas puts it there.
      const sheet = document.adoptedStyleSheets.at(-1)
      const found: { styled: number; shown: number }[] = []
      for (let round = 0; round < times; round += 1) {
        await new Promise((done) => requestAnimationFrame(done))
        const start = performance.now()
        sheet?.replaceSync(texts[round % texts.length] ?? '')
        document.querySelector('[data-page-root]')?.getBoundingClientRect()
        const styled = performance.now() - start
        await new Promise((done) => requestAnimationFrame(done))
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', done)
          port1.start()
          port2.postMessage(null)
        })
        found.push({ styled, shown: performance.now() - start })
      }
      return found
    },
    [kits, rounds] as const,
  )
  say(`load ${loadavg()[0]?.toFixed(1) ?? '?'}; median and worst, ms`)
  for (const name of ['styled', 'shown'] as const) {
    const values = figures.map((figure) => figure[name])
    say(`${name}: ${median(values).toFixed(0)}, ${Math.max(...values).toFixed(0)}`)
  }
} finally {
  await browser.close()
  await stop()
}
