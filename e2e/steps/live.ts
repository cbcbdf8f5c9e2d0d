import { type BrowserContext, expect, type Page, test } from '@playwright/test'

/** Two seconds, and more for a machine that is busy with other journeys. */
export const soon = { timeout: 10_000 }

/** Waits for what somebody else did, and notes how long it took: two seconds at most where the machine is free. */
export async function seen(what: string, show: () => Promise<void>) {
  const start = performance.now()
  await show()
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - start)} ms` })
}

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

/** A second tab of the same browser, which hears through the first one or the other way round. */
export async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const other = await context.newPage()
  await openLive(other, path)
  return other
}
