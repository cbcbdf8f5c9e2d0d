import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../steps/each-state.ts'
import { screens } from '../shots/screens.ts'

// Every state of every screen, in both themes, and where the window is narrow.
for (const look of [
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'light', width: 375, height: 812 },
] as const)
  for (const screen of screens)
    test(`axe finds nothing, ${look.theme}, ${look.width} px: ${screen.name}`, async ({
      browser,
      product,
    }) => {
      test.setTimeout(600_000)
      expect(await foundOn([screen], { browser, product, look }, faultsIn)).toEqual([])
    })
