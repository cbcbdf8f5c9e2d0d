import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../shots/each-state.ts'
import { sideways } from '../steps/sideways.ts'
import { screens } from '../shots/screens.ts'

/** In dark and in light, and in a window that leaves the screen little beside its bars. */
async function faultsOfWide(page: Page): Promise<string[]> {
  const found = [...(await faultsIn(page)), ...(await sideways(page))]
  // Only our own screens have two themes: what is published has the colours of its kit.
  if ((await page.locator('html[data-theme]').count()) > 0) {
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    found.push(...(await faultsIn(page)).map((fault) => `in light: ${fault}`))
  }
  await page.setViewportSize({ width: 1040, height: 800 })
  return [...found, ...(await sideways(page))]
}

async function faultsOfNarrow(page: Page): Promise<string[]> {
  return [...(await faultsIn(page)), ...(await sideways(page))]
}

// Every state of every screen, in both themes, and where the window is narrow.
for (const { find, ...look } of [
  { theme: 'dark', width: 1440, height: 900, find: faultsOfWide },
  { theme: 'light', width: 375, height: 812, find: faultsOfNarrow },
] as const)
  for (const screen of screens)
    test(`axe finds nothing and nothing sticks out, ${look.width} px: ${screen.name}`, async ({
      browser,
      product,
    }) => {
      test.setTimeout(600_000)
      expect(await foundOn([screen], { browser, product, look }, find)).toEqual([])
    })
