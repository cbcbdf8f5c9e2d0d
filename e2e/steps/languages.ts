import type { Page } from '@playwright/test'
import { readCatalogue } from '../../scripts/catalogue.mjs'
import { mappedScreens, opensByAddress } from '../product/app-map.ts'

/** The screens that an address opens and that are written in Spanish. */
export const spanishScreens = mappedScreens.filter(
  (screen) => screen.language === 'es' && opensByAddress(screen),
)

const de = readCatalogue('de')

/** Spanish texts of the screen that the German catalogue knows in other words. */
export async function leftInSpanish(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && !parentElement.closest('script, style, [lang="es"]')) texts.push(textContent ?? '')
    }
    for (const node of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(node.getAttribute(name) ?? '')
    return texts.map((text) => text.trim())
  })
  const german = new Set(Object.values(de))
  return seen.filter((text) => de[text] !== undefined && de[text] !== text && !german.has(text))
}
