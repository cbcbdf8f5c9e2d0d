import { inlinedPage } from './symbols-of-page.ts'
import { withItsLinks } from './links-of-page.ts'
import { themeOfPage } from './theme-of-page.ts'

type Drawn = { id: string; siteId: string | null; document: unknown }

/** One picture after the other: each lays out a whole page, and the screen goes on being used. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws what `load` gives, small, once it is its turn: with its symbols, with the links of its site and in its kit.
 * @throws Error where it cannot be had, read or drawn
 */
export function thumbnailOfPage<T extends Drawn>(
  load: () => Promise<T>,
): Promise<{ page: T; picture: Blob }> {
  const next = last.then(() => draw(load))
  last = next.catch(() => undefined)
  return next
}

async function draw<T extends Drawn>(load: () => Promise<T>): Promise<{ page: T; picture: Blob }> {
  const [{ pictureOfPage }, page] = await Promise.all([import('./picture-of-page.ts'), load()])
  const { document } = await withItsLinks(await inlinedPage<Drawn>(page))
  return { page, picture: await pictureOfPage(document, await themeOfPage(page)) }
}
