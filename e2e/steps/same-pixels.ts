import { writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { action, told } from './editor.ts'
import { differing, settled } from './pixels.ts'

/** Beside the desktop frame, without panels, the canvas keeps 32 pixels. */
export const wide = 1440 + 32
const most = 0.002
/** A screen's first thing on a busy machine. */
export const patient = { timeout: 30_000 }

const viewports = ['desktop', 'tablet', 'mobile'] as const

/** What is seen is what is published: canvas, preview and page, at the three viewports. */
export async function expectSamePixels(context: BrowserContext, page: Page) {
  await action(page, 'publish').click()
  await expect(told(page, 'Página publicada correctamente')).toBeVisible(patient)
  const { items } = await (await page.request.get('/api/pages?limit=1')).json()
  const [preview, published] = [await openPreview(page), await context.newPage()]
  await published.goto(items[0].publication.url)
  await page.bringToFront()
  const seen = await canvasShots(page)
  for (const [name, output] of [
    ['preview', preview],
    ['published', published],
  ] as const) {
    await output.bringToFront()
    for (const { viewport, size, shot } of seen) {
      await output.setViewportSize(size)
      await settled(output)
      const shown = await output.locator('.aurelio-page').screenshot(pageAlone(output))
      const share = await differing(shot, shown)
      if (share > most) {
        await writeFile(test.info().outputPath(`${viewport}-canvas.png`), shot)
        await writeFile(test.info().outputPath(`${viewport}-${name}.png`), shown)
      }
      expect(share, `${viewport}: canvas and ${name}`).toBeLessThanOrEqual(most)
    }
    await output.close()
  }
}

/** The page as the canvas shows it, whole, and the window that shows the same of it elsewhere. */
async function canvasShots(page: Page) {
  const shots = []
  await page.getByRole('button', { name: 'Ver en solo lectura' }).click()
  const root = page.locator('[data-page-root]')
  for (const viewport of viewports) {
    // The frame stands in the middle: a width of the same parity puts it on whole pixels.
    const width = viewport === 'mobile' ? wide - 1 : wide
    await page.setViewportSize({ width, height: 900 })
    await page.locator(`[data-viewport="${viewport}"]`).click()
    await expect(page.locator(`[data-frame="${viewport}"]`)).toBeVisible()
    const box = (await root.boundingBox()) ?? { width: 0, height: 0 }
    const height = Math.ceil(box.height) + 200
    await page.setViewportSize({ width, height })
    await settled(page)
    shots.push({
      viewport,
      size: { width: box.width, height },
      shot: await root.screenshot(pageAlone(page)),
    })
  }
  return shots
}

/** Nothing of the editor lies over the page, and the countdown runs in the published page alone. */
function pageAlone(page: Page) {
  return { mask: [page.locator('[data-countdown]')], style: '[data-sonner-toaster] { display: none }' }
}

async function openPreview(page: Page) {
  const [preview] = await Promise.all([page.waitForEvent('popup'), action(page, 'preview').click()])
  await expect(preview.locator('.aurelio-page')).toBeVisible(patient)
  return preview
}
