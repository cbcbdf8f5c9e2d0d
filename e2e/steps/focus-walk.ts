import type { Page } from '@playwright/test'

/** What somebody who only has a keyboard should come past, as it is seen now. */
const stops =
  'a[href],button,summary,iframe,audio,input:not([type=radio]),input[type=radio]:checked,[tabindex="0"]'

/**
 * Presses Tab through the whole page.
 * @returns what is seen and can be used but is never reached, and what is reached without showing it
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const wanted = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((node) =>
        node.checkVisibility({ visibilityProperty: true }),
      ),
    stops,
  )
  const count = await wanted.evaluate((nodes) => nodes.length)
  const reached = new Set<number>()
  const faults: string[] = []
  // Browsers have stops of their own beside them: parts of a player, dots of a carousel.
  for (let presses = 0; presses < 3 * count && reached.size < count; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await wanted.evaluate((nodes) => nodes.findIndex((node) => node.matches(':focus')))
    if (at === -1 || reached.has(at)) continue
    reached.add(at)
    const isShown = await wanted.evaluate((nodes, index) => {
      const node = nodes[index]
      const near = node ? [node, ...(node.parentElement?.children ?? [])] : []
      return near.some((each) => getComputedStyle(each).outlineStyle !== 'none')
    }, at)
    if (!isShown) faults.push(`${await nameOf(at)} does not show that it has the focus`)
  }
  for (let at = 0; at < count; at += 1)
    if (!reached.has(at)) faults.push(`${await nameOf(at)} is not reached`)
  await wanted.dispose()
  return faults

  function nameOf(at: number) {
    return wanted.evaluate((nodes, index) => nodes[index]?.outerHTML.slice(0, 120) ?? '', at)
  }
}
