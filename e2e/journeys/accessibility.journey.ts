import { expect, test } from '../product/test.ts'
import { faultsInBothThemes } from '../steps/axe.ts'
import { foundOn } from '../steps/each-state.ts'
import { screens } from '../shots/screens.ts'

// WCAG 2.2 AA, by axe, on every screen and state: in the dark theme, and the colours of the light one.
for (const screen of screens) {
  test(`axe finds nothing: ${screen.name}`, async ({ browser, product }) => {
    test.setTimeout(240_000)
    const look = { theme: 'dark', width: 1440, height: 900 } as const
    expect(await foundOn(screen, { browser, product, look }, faultsInBothThemes)).toEqual([])
  })
}
