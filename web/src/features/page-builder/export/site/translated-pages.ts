import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail, TranslatedLanguage } from '@aurelio/contracts/sites'
import type { KeptText } from '@aurelio/page/elements'
import { client } from '../../../../platform/api/client.ts'

/** A page of the site in another language: as a page, and what is said in the place of its texts. */
export type TranslatedPage = {
  language: TranslatedLanguage
  page: Page
  said: readonly KeptText[]
  /** Its file, from the top of the export: `en/prices.html`. */
  file: string
  /** Where visitors read it; null where it is not published. */
  url: string | null
}

/** The translations of these pages that visitors see, or all that somebody has begun. */
export async function translatedPages(
  site: Pick<SiteDetail, 'languages' | 'language'>,
  pages: readonly Page[],
  { names, withDrafts }: { names: ReadonlyMap<string, string>; withDrafts: boolean },
): Promise<TranslatedPage[]> {
  if (site.languages.every((code) => code === site.language)) return []
  const found: TranslatedPage[] = []
  const taken = new Set<string>()
  for (const page of pages) {
    const { items } = await client.translations.list({ id: page.id })
    for (const { language, url, done, changed } of items) {
      if (url === null && !(withDrafts && done + changed > 0)) continue
      const { slug, sections } = await client.translations.get({ id: page.id, language })
      const said = sections
        .flatMap(({ texts }) => texts)
        .filter(({ value }) => value !== '')
        .map(({ element, path, source, before, value }) => ({
          element,
          path,
          value,
          source: before ?? source,
        }))
      const own = names.get(page.id) ?? page.id
      const file = `${language}/${own === 'index' ? own : slug || own}.html`
      // Two that are called alike keep the names that their pages have.
      const free = taken.has(file) ? `${language}/${own}.html` : file
      taken.add(free)
      found.push({ language, page: translated(page, said), said, file: free, url })
    }
  }
  return found
}

function translated(page: Page, said: readonly KeptText[]): Page {
  const of = (path: 'title' | 'description' | 'image') =>
    said.find((text) => text.element === '' && text.path === path)?.value ?? page.settings[path]
  const about = { title: of('title'), description: of('description'), image: of('image') }
  return { ...page, settings: { ...page.settings, ...about, language: '', canonical: '' } }
}
