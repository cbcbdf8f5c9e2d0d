import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { lookAt, preparePlace } from '../shots/prepare.ts'
import type { Place } from '../shots/screen.ts'
import { screens } from '../shots/screens.ts'
import type { Theme } from '../steps/session.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
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
      for (const theme of ['dark', 'light'] as const) {
        await wear(page, theme)
        for (const fault of await faults(page)) found.push(`${state.name}, ${theme}: ${fault}`)
      }
      await context.close()
    }
    expect(found).toEqual([])
  })
}

/** The screen as it stands in the other theme, as its switch does it, once no colour is on its way any more. */
async function wear(page: Page, theme: Theme) {
  await page.evaluate(async (value) => {
    document.documentElement.dataset['theme'] = value
    // A colour that is inherited may set out only when that of its parent has arrived.
    for (;;) {
      const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
      if (changing.length === 0) return
      await Promise.allSettled(changing.map((one) => one.finished))
    }
  }, theme)
}

async function faults(page: Page): Promise<string[]> {
  // Legacy mode leaves out the frames in which previews stand: they allow no script either.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}
