import { writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { action, publish } from './editor.ts'
import { difference, settled } from './pixels.ts'

/** Beside the desktop frame, without panels, the canvas keeps 32 pixels. */
export const wide = 1440 + 32
const most = 0.002
/** Shading that goes too far to be told from a drawn point. */
const mostDrawn = 8
/** A screen's first thing on a busy machine. */
export const patient = { timeout: 30_000 }

/** The devices at their own widths, and the narrowest desktop. */
const looks = [
  { viewport: 'desktop', width: 1440 },
  { viewport: 'desktop', width: 1024 },
  { viewport: 'tablet', width: 768 },
  { viewport: 'mobile', width: 375 },
] as const

/** What is seen is what is published: canvas, preview and page, at four widths. */
export async function expectSamePixels(context: BrowserContext, page: Page) {
  const address = await publish(page)
  const [preview, published] = [await openPreview(page), await context.newPage()]
  await published.goto(address)
  await page.bringToFront()
  const seen = await canvasShots(page)
  for (const [name, output] of [
    ['preview', preview],
    ['published', published],
  ] as const) {
    await output.bringToFront()
    for (const { viewport, size, shot, boxes } of seen) {
      await output.setViewportSize(size)
      const shown = await shotOf(output, 'body')
      const { share, drawn } = await difference(shot, shown.shot, wholeRows(boxes))
      if (share > most || drawn > mostDrawn) {
        await writeFile(test.info().outputPath(`${viewport}-canvas.png`), shot)
        await writeFile(test.info().outputPath(`${viewport}-${name}.png`), shown.shot)
      }
      expect(shown.boxes, `${viewport}: places on canvas and in ${name}`).toEqual(boxes)
      expect(share, `${viewport}: canvas and ${name}`).toBeLessThanOrEqual(most)
      expect(drawn, `${viewport}: drawn on canvas or in ${name} alone`).toBeLessThanOrEqual(mostDrawn)
    }
    await output.close()
  }
}

/** A page as a picture, and where in it the elements stand that lie directly on the page, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }
export type Shot = { shot: Buffer; boxes: Box[] }

export async function shotOf(page: Page, root: string, masked = '[data-countdown]'): Promise<Shot> {
  await settled(page)
  // A player turns its own wheel while it fetches.
  const fetching = () =>
    page
      .locator(`${root} video`)
      .evaluateAll(
        (players) =>
          players.filter(
            (each) => each instanceof HTMLVideoElement && each.networkState === each.NETWORK_LOADING,
          ).length,
      )
  await expect.poll(fetching).toBe(0)
  const boxes = await page.locator(root).evaluate((node) => {
    const around = node.getBoundingClientRect()
    // A published page has its header, its content and its footer each in a part of its own.
    const parts = [...node.querySelectorAll(':scope > .aurelio-page')]
    return (
      (parts.length > 0 ? parts : [node])
        .flatMap((part) => [...part.children])
        .map((child) => {
          const { left, top, width, height } = child.getBoundingClientRect()
          return { left: left - around.left, top: top - around.top, width, height }
        })
        // What is left out on a device stands nowhere: the canvas does not draw it.
        .filter(({ width, height }) => width > 0 || height > 0)
    )
  })
  const take = () => page.locator(root).screenshot(pageAlone(page, masked))
  const hasPlayer = (await page.locator(`${root} video`).count()) > 0
  return { shot: hasPlayer ? await atRest(take) : await take(), boxes }
}

/** A picture of what no longer moves: the wheel of a player turns out its round after the fetch has ended. */
async function atRest(take: () => Promise<Buffer>): Promise<Buffer> {
  let before = await take()
  for (let tries = 0; tries < 30; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const now = await take()
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/** A page may end within a row of pixels. */
function wholeRows(boxes: readonly Box[]): number {
  return Math.floor(Math.max(0, ...boxes.map(({ top, height }) => top + height)))
}

/** The page as the canvas shows it, whole, and the window that shows the same of it elsewhere. */
export async function canvasShots(page: Page, masked?: string) {
  const shots = []
  const root = page.locator('[data-page-root]')
  for (const { viewport, width } of looks) {
    // The frame stands in the middle: a window of the same parity puts it on whole pixels.
    const around = wide - (width % 2)
    await page.setViewportSize({ width: around, height: 900 })
    await page.locator(`[data-viewport="${viewport}"]`).click()
    await page.getByLabel('Ancho del lienzo').fill(String(width))
    await page.getByRole('button', { name: 'Ver en solo lectura' }).click()
    await expect
      .poll(async () => (await page.locator(`[data-frame="${viewport}"]`).boundingBox())?.width)
      .toBe(width)
    const box = (await root.boundingBox()) ?? { width: 0, height: 0 }
    const height = Math.ceil(box.height) + 200
    await page.setViewportSize({ width: around, height })
    shots.push({
      viewport: `${viewport} at ${width}`,
      size: { width: box.width, height },
      ...(await shotOf(page, '[data-page-root]', masked)),
    })
    await page.setViewportSize({ width: around, height: 900 })
    await page.getByRole('button', { name: 'Volver al Editor' }).click()
  }
  return shots
}

/** Nothing of the editor lies over the page, and a countdown runs in the published page alone. */
function pageAlone(page: Page, masked: string) {
  return { mask: [page.locator(masked)], style: '[data-sonner-toaster] { display: none }' }
}

async function openPreview(page: Page) {
  const [preview] = await Promise.all([page.waitForEvent('popup'), action(page, 'preview').click()])
  await expect(preview.locator('main.aurelio-page')).toBeVisible(patient)
  return preview
}
