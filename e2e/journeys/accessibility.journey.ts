import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { foundOn } from '../steps/each-state.ts'
import { screens } from '../shots/screens.ts'

// WCAG 2.2 AA, by axe, on every screen and state, in the theme that the product starts with.
for (const screen of screens) {
  test(`axe finds nothing: ${screen.name}`, async ({ browser, product }) => {
    test.setTimeout(600_000)
    const look = { theme: 'dark', width: 1440, height: 900 } as const
    expect(await foundOn(screen, { browser, product, look }, faultsIn)).toEqual([])
  })
}
