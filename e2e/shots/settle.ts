import type { Page } from '@playwright/test'

/** Data, fonts and framed previews in place, as far as they come soon: what listens to the server never rests. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined)).catch(() => undefined)
  await page.waitForTimeout(page.frames().length > 1 ? 1500 : 300)
}
