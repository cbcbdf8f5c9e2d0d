import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail, TranslatedLanguage } from '@aurelio/contracts/sites'
import type { PageLanguages } from '@aurelio/page/document'
import type { KeptText } from '@aurelio/page/elements'
import { client } from '../../../../platform/api/client.ts'

/** A page of the site in another language: as a page, and what is said in the place of its texts. */
export type TranslatedPage = {
  language: TranslatedLanguage
  page: Page
  said: readonly KeptText[]
  /** Its file, from the top of the export: `en/prices.html`. */
  file: string
  /** Where its forms send to; null where it is not published. */
  leads: string | null
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
      const leads = url === null ? null : `${url}/leads`
      found.push({ language, page: translated(page, said, url), said, file: free, leads })
    }
  }
  return found
}

function translated(page: Page, said: readonly KeptText[], url: string | null): Page {
  const of = (path: 'title' | 'description' | 'image') =>
    said.find((text) => text.element === '' && text.path === path)?.value ?? page.settings[path]
  const about = { title: of('title'), description: of('description'), image: of('image') }
  return {
    ...page,
    // Where the translation is not published its forms send nothing.
    publication: url === null ? null : page.publication,
    settings: { ...page.settings, ...about, language: '', canonical: '' },
  }
}

/** How a page leads to itself in each language from a file that has this before the names of others. */
export function languagesOfFile(
  { id, language: current }: { id: string; language: string },
  {
    main,
    translations,
    ...rest
  }: {
    main: string
    codes: readonly string[]
    /** The file of the page itself. */
    file: string
    /** Those of all pages. */
    translations: readonly TranslatedPage[]
    homeId: string | undefined
    prefix: string
    urlOf: (file: string) => string | null
  },
): PageLanguages {
  const { codes, file, homeId, prefix, urlOf } = rest
  const fileIn = (code: string, pageId: string | undefined) =>
    translations.find(({ language, page }) => language === code && page.id === pageId)?.file
  return {
    current,
    items: [
      { code: main, address: prefix + file, isHere: true, url: urlOf(file) },
      ...codes.map((code) => {
        const own = fileIn(code, id)
        const address = prefix + (own ?? fileIn(code, homeId) ?? file)
        return { code, address, isHere: own !== undefined, url: own === undefined ? null : urlOf(own) }
      }),
    ],
  }
}
