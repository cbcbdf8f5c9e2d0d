import { expect, type Page } from '@playwright/test'

/** Opens a screen and waits until it stands and hears of changes, by itself or through another tab. */
export async function openLive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].some((lock) => lock.name === 'aurelio-changes')
  })
}
