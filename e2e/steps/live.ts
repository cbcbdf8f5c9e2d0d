import { expect, type Page } from '@playwright/test'

/** Opens a screen and waits until it stands and hears of changes, by itself or through another tab. */
export async function openLive(page: Page, path: string) {
  await page.goto(path)
  // By its tag: behind an open dialog it has no role.
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].some((lock) => lock.name === 'aurelio-changes')
  })
}
