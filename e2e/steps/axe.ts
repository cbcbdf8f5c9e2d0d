import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Theme } from './session.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of those levels that colours decide: all that can differ between two themes of one screen. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds against WCAG 2.2 AA on the page as it stands: everything in the dark theme, its colours in the light one. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const dark = await faultsIn(page, 'dark')
  const light = await faultsIn(page, 'light', new AxeBuilder({ page }).withRules(colourRules))
  await wear(page, 'dark')
  return [...dark, ...light]
}

/** What axe finds in one theme: against all of WCAG 2.2 AA, unless it is told which rules. */
export async function faultsIn(
  page: Page,
  theme: Theme,
  axe = new AxeBuilder({ page }).withTags(levels),
): Promise<string[]> {
  await wear(page, theme)
  // Legacy mode leaves out the frames in which previews stand: they allow no script either.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme}: ${id} at ${target.join(' ')}`),
  )
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
