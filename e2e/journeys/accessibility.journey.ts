import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../product/test.ts'
import { contextFor, preparePlace } from '../shots/prepare.ts'
import { type Place, screens } from '../shots/screens.ts'

let place: Place | undefined

// WCAG 2.2 AA, by axe, on every screen and state in both themes.
for (const screen of screens) {
  for (const theme of ['dark', 'light'] as const) {
    test(`axe finds nothing: ${screen.name}, ${theme}`, async ({ browser, product }) => {
      place ??= await preparePlace(product)
      const context = await contextFor(browser, product, screen, { theme, width: 1440, height: 900 })
      const found: string[] = []
      for (const state of screen.states) {
        const page = await context.newPage()
        await state.show(page, place)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        for (const { id, nodes } of violations) {
          found.push(...nodes.map(({ target }) => `${state.name}: ${id} at ${target.join(' ')}`))
        }
        await page.close()
        await context.setOffline(false)
      }
      await context.close()
      expect(found).toEqual([])
    })
  }
}
