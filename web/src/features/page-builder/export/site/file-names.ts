import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'

/** What the files of a site's pages are called, without what says that they are HTML; by the ids of the pages. */
export function fileNames(site: Pick<SiteDetail, 'homePageId'>, pages: readonly Page[]): Map<string, string> {
  const home = pages.find(({ id }) => id === site.homePageId) ?? firstPublished(pages) ?? pages[0]
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

/** What stands at the root of a site that has no home page, as long as nobody says otherwise. */
function firstPublished(pages: readonly Page[]): Page | undefined {
  return pages
    .filter(({ publication }) => publication !== null)
    .toSorted((a, b) => since(a).localeCompare(since(b)))[0]
}

function since({ publication }: Page): string {
  return publication?.publishedAt ?? ''
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(name)) return name
  }
}
