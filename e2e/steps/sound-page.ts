import { type Browser, expect } from '@playwright/test'
import { faultsIn } from './axe.ts'

/**
 * Whether published pages can be read by everybody: axe finds nothing and nothing stands out of the window, on a desktop
 * and on a phone. What moves on its way in has arrived.
 */
export async function expectSound(
  browser: Browser,
  colorScheme: 'light' | 'dark',
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [name, html] of pages) {
    await page.setContent(html)
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faultsIn(page), `${name} at ${width}`).toEqual([])
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beside, `nothing of ${name} stands out of the window at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await context.close()
}
