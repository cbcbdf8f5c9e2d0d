import { writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ElementDefinition } from '../../page/src/elements/definition.ts'
import { publishPage, type Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { openEditorOf } from './editor.ts'
import { difference } from './pixels.ts'
import { canvasShots, shotOf, type Box, type Shot } from './same-pixels.ts'

/** More on one page make it higher than a browser draws at once. */
const perPage = 12
/** Pixels that rounded corners and icons on half pixels may be shaded otherwise in. */
const most = 300

/** What of a countdown runs in the published page alone. */
const figures = '[data-countdown-figures]'

type Props = Record<string, unknown>
export type Sample = { type: string; props: Props }

const inside = [
  { id: 'text-1', type: 'text', name: '', props: { text: 'Dentro' } },
  { id: 'button-1', type: 'button', name: '', props: {} },
  { id: 'text-2', type: 'text', name: '', props: { text: 'Dos\nlíneas' } },
]

/** The forms of an element type; what takes others in is shown empty and filled. */
export function samplesOf(
  definition: ElementDefinition,
  make: (definition: ElementDefinition) => Props[],
): Sample[] {
  const { type, acceptsChildren } = definition
  return make(definition).flatMap((props) =>
    acceptsChildren
      ? [
          { type, props: { ...props, children: [] } },
          { type, props: { ...props, children: inside } },
        ]
      : [{ type, props }],
  )
}

/** Elements of a page with ids of their own. A countdown to some weeks from now has figures as wide as the canvas shows. */
function withIds(samples: readonly Sample[], prefix = ''): unknown[] {
  return samples.map(({ type, props }, index) => {
    const { children } = props
    return {
      id: `${type}-${prefix}${index}`,
      type,
      name: type,
      props: {
        ...props,
        ...(Array.isArray(children) && { children: withIds(children, `${prefix}${index}-`) }),
        ...(type === 'countdown' && { date: inWeeks(7) }),
      },
    }
  })
}

function inWeeks(weeks: number): string {
  return new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 16)
}

/** Each element on its own looks the same on the canvas and in the published page, at four widths. */
export async function expectSameElements(
  { context, page, account }: { context: BrowserContext; page: Page; account: Account },
  samples: readonly Sample[],
) {
  expect(samples.length).toBeGreaterThan(0)
  // The samples' own pictures and films are nobody's: refused at once, not when a network gives up.
  await context.route('https://ejemplo.es/**', (route) => route.abort())
  const differences: string[] = []
  for (let first = 0; first < samples.length; first += perPage) {
    const some = samples.slice(first, first + perPage)
    differences.push(...(await differencesOf({ context, page, account }, some)))
  }
  expect(differences).toEqual([])
}

/** What is drawn otherwise on the canvas than in the published page, of a few samples on one page. */
async function differencesOf(
  { context, page, account }: { context: BrowserContext; page: Page; account: Account },
  samples: readonly Sample[],
): Promise<string[]> {
  const found: string[] = []
  // Made once: a countdown tells its day to the minute.
  const elements = withIds(samples)
  const { id, url } = await publishPage(account, 'Muestras', elements)
  await openEditorOf(page, id)
  const published = await context.newPage()
  await published.goto(url)
  await page.bringToFront()
  const seen = await canvasShots(page, figures)
  await published.bringToFront()
  for (const { viewport, size, ...canvas } of seen) {
    await published.setViewportSize(size)
    // Below the page, where the pointer hovers over nothing.
    await published.mouse.move(1, size.height - 1)
    const output = await shotOf(published, 'body', figures)
    expect([canvas.boxes.length, output.boxes.length]).toEqual([samples.length, samples.length])
    for (const [index, { type, props }] of samples.entries())
      if (!(await isSame(canvas, output, index)))
        found.push(`${type} at ${viewport}: ${JSON.stringify(props).slice(0, 200)}`)
  }
  await published.close()
  return found
}

async function isSame(canvas: Shot, output: Shot, index: number): Promise<boolean> {
  const [one, other] = [canvas.boxes[index], output.boxes[index]]
  if (!one || !other) return false
  if (one.width !== other.width || one.height !== other.height) return false
  if (one.width < 1 || one.height < 1) return true
  const [seen, shown] = await Promise.all([cut(canvas.shot, one), cut(output.shot, other)])
  const { pixels, drawn } = await difference(seen, shown)
  if (pixels <= most && drawn === 0) return true
  await writeFile(test.info().outputPath(`${index}-canvas.png`), seen)
  await writeFile(test.info().outputPath(`${index}-published.png`), shown)
  return false
}

function cut(shot: Buffer, { left, top, width, height }: Box): Promise<Buffer> {
  const area = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.floor(width),
    height: Math.floor(height),
  }
  return sharp(shot).extract(area).png().toBuffer()
}
