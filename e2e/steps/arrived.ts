import type { Locator } from '@playwright/test'

/** Waits until something that comes in growing or sliding stands: what is measured meanwhile is smaller. */
export async function arrived(locator: Locator): Promise<void> {
  await locator.evaluate((node) => Promise.allSettled(node.getAnimations().map(({ finished }) => finished)))
}
