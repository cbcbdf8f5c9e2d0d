import { expect, type Page } from '@playwright/test'

/** Lets the browser reach the server again, and waits until it does. */
export async function backOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/').then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(true)
}
