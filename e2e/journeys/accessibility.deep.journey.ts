import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../steps/each-state.ts'
import { screens } from '../shots/screens.ts'

// The same in the other theme, and where the window is narrow.
for (const look of [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'light', width: 375, height: 812 },
] as const)
  for (const screen of screens)
    test(`axe finds nothing in the light, ${look.width} px: ${screen.name}`, async ({ browser, product }) => {
      test.setTimeout(600_000)
      expect(await foundOn(screen, { browser, product, look }, faultsIn)).toEqual([])
    })
