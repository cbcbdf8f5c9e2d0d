import type { Page } from '@playwright/test'

/** Holds every call of the page to this address until it is let go, so that what is shown meanwhile can be seen. */
export async function holdCalls(page: Page, address: string | RegExp) {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.fallback()
  })
  return { letGo: () => held.resolve() }
}
