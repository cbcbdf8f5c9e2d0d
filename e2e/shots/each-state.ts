import type { Browser, Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { type Look, lookAt, preparePlace } from './prepare.ts'
import type { Place, Screen } from './screen.ts'

type Where = { browser: Browser; product: Product; look: Look }

const places = new WeakMap<Product, Promise<Place>>()

/**
 * What is found on each state of these screens, each line with the names of both before it. One account looks at all of
 * them: they must be of one kind.
 */
export async function foundOn(
  screens: readonly Screen[],
  { browser, product, look }: Where,
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const [{ as } = { as: 'visitor' as const }] = screens
  const preparing = places.get(product) ?? preparePlace(product)
  places.set(product, preparing)
  const [place, open] = [await preparing, await lookAt(browser, product, as)]
  const found: string[] = []
  for (const screen of screens)
    for (const state of screen.states) {
      // A published page allows no script at all, not even timers: axe needs them.
      const context = await open(look, { bypassCSP: true })
      const page = await context.newPage()
      await state.show(page, place)
      for (const one of await find(page)) found.push(`${screen.name}, ${state.name}: ${one}`)
      await context.close()
    }
  return found
}
