import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../shots/each-state.ts'
import { sideways } from '../steps/sideways.ts'
import { screens } from '../shots/screens.ts'

/** Of a screen as wide as the look says, and of a window that leaves it little beside its bars. */
async function faultsAndSideways(page: Page): Promise<string[]> {
  const found = [...(await faultsIn(page)), ...(await sideways(page))]
  if ((page.viewportSize()?.width ?? 0) < 1040) return found
  await page.setViewportSize({ width: 1040, height: 800 })
  return [...found, ...(await sideways(page))]
}

// Every state of every screen, in both themes, and where the window is narrow.
for (const look of [
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'light', width: 375, height: 812 },
] as const)
  for (const screen of screens)
    test(`axe finds nothing and nothing sticks out, ${look.theme}, ${look.width} px: ${screen.name}`, async ({
      browser,
      product,
    }) => {
      test.setTimeout(600_000)
      expect(await foundOn([screen], { browser, product, look }, faultsAndSideways)).toEqual([])
    })
