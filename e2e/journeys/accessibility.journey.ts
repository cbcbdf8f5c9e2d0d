import { expect, test } from '../product/test.ts'
import { lookAt, preparePlace } from '../shots/prepare.ts'
import type { Place } from '../shots/screen.ts'
import { screens } from '../shots/screens.ts'
import { faultsInBothThemes } from '../steps/axe.ts'

let place: Place | undefined

// WCAG 2.2 AA, by axe, on every screen and state in both themes.
for (const screen of screens) {
  test(`axe finds nothing: ${screen.name}`, async ({ browser, product }) => {
    test.setTimeout(240_000)
    place ??= await preparePlace(product)
    const open = await lookAt(browser, product, screen)
    const found: string[] = []
    for (const state of screen.states) {
      // A published page allows no script at all, not even timers: axe needs them.
      const context = await open({ theme: 'dark', width: 1440, height: 900 }, { bypassCSP: true })
      const page = await context.newPage()
      await state.show(page, place)
      for (const fault of await faultsInBothThemes(page)) found.push(`${state.name}, ${fault}`)
      await context.close()
    }
    expect(found).toEqual([])
  })
}
