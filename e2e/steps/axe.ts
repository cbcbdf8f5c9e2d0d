import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page as it stands, once no colour of it is on its way any more. */
export async function faultsIn(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // A colour that is inherited may set out only when that of its parent has arrived.
    for (;;) {
      const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
      if (changing.length === 0) return
      await Promise.allSettled(changing.map((one) => one.finished))
    }
  })
  // Legacy mode leaves out the frames in which previews stand: they allow no script either.
  const { violations } = await new AxeBuilder({ page }).withTags(levels).setLegacyMode().analyze()
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const place = target.join(' ')
      if (id !== 'target-size' || !(await isLargeInTheMiddle(page, place))) found.push(`${id} at ${place}`)
    }
  return found
}

/** Whether a target that was too small only stood half under a bar: whoever presses it scrolls to it first. */
async function isLargeInTheMiddle(page: Page, place: string): Promise<boolean> {
  await page
    .locator(place)
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const axe = new AxeBuilder({ page }).include(place).withRules(['target-size']).setLegacyMode()
  return (await axe.analyze()).violations.length === 0
}
