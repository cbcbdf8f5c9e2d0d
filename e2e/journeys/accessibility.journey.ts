import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../product/test.ts'
import { lookAt, preparePlace } from '../shots/prepare.ts'
import type { Place } from '../shots/screen.ts'
import { screens } from '../shots/screens.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
let place: Place | undefined

// WCAG 2.2 AA, by axe, on every screen and state in both themes.
for (const screen of screens) {
  test(`axe finds nothing: ${screen.name}`, async ({ browser, product }) => {
    test.setTimeout(240_000)
    place ??= await preparePlace(product)
    const open = await lookAt(browser, product, screen)
    const found: string[] = []
    for (const theme of ['dark', 'light'] as const) {
      for (const state of screen.states) {
        // A published page allows no script at all, not even timers: axe needs them.
        const context = await open({ theme, width: 1440, height: 900 }, { bypassCSP: true })
        const page = await context.newPage()
        await state.show(page, place)
        // Legacy mode leaves out the frames in which previews stand: they allow no script either.
        const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
        for (const { id, nodes } of violations) {
          found.push(...nodes.map(({ target }) => `${state.name}, ${theme}: ${id} at ${target.join(' ')}`))
        }
        await context.close()
      }
    }
    expect(found).toEqual([])
  })
}
