import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'

/**
 * What the files of a site's pages are called, without what says that they are HTML; by the ids of the pages.
 * @param pages the oldest first: of a site without a home page, the first that is published stands at the root
 */
export function fileNames(site: Pick<SiteDetail, 'homePageId'>, pages: readonly Page[]): Map<string, string> {
  const home =
    pages.find(({ id }) => id === site.homePageId) ??
    pages.find(({ publication }) => publication !== null) ??
    pages[0]
  const taken = new Set(['index', '404'])
  const names = new Map<string, string>()
  for (const page of pages) {
    const wanted = page.slug ?? page.nextSlug
    const name = page === home ? 'index' : free(wanted, taken)
    taken.add(name)
    names.set(page.id, name)
  }
  return names
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(name)) return name
  }
}
