import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../steps/each-state.ts'
import { screens } from '../shots/screens.ts'

// The whole of WCAG 2.2 AA in the light theme too, and where a finger is what points.
for (const screen of screens) {
  test(`axe finds nothing in the light, on a phone: ${screen.name}`, async ({ browser, product }) => {
    test.setTimeout(240_000)
    const look = { theme: 'light', width: 375, height: 812 } as const
    expect(await foundOn(screen, { browser, product, look }, (page) => faultsIn(page, 'light'))).toEqual([])
  })
}
