import type { Page } from '@playwright/test'

/** What stands further to the side than the main part of a screen has room for, and is neither cut nor scrolled there. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return []
    const edge = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight)
    // A bar may reach into the margin on purpose.
    const allowed = 17
    // What opens over the screen finds its place by itself.
    const elsewhere = '.sr-only, svg, [data-radix-popper-content-wrapper]'
    const isCut = (node: Element) => {
      for (let outer = node.parentElement; outer && outer !== main; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowX !== 'visible') return true
      return false
    }
    return [...main.querySelectorAll('*')]
      .map((node) => ({ node, right: node.getBoundingClientRect().right }))
      .filter(({ node, right }) => right > edge + allowed && !node.closest(elsewhere) && !isCut(node))
      .map(
        ({ node, right }) =>
          `${node.tagName} sticks out by ${Math.round(right - edge)} px: ${node.textContent.slice(0, 40)}`,
      )
      .slice(-3)
  })
}
