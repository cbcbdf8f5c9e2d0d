import type { TakenItemPage } from '@aurelio/contracts/item-pages'
import type { Page } from '@aurelio/contracts/pages'
import type { ReadLanguage } from '@aurelio/contracts/sites'
import type { PageLanguages } from '@aurelio/page/document'
import type { KeptText } from '@aurelio/page/elements'

/** One page of an export in one language: a page of the site, or that of an item. */
export type Sheet = {
  page: Page
  language: ReadLanguage
  /** What is said in the place of its texts, where it is a translation. */
  said?: readonly KeptText[]
  /** The item whose page it is; its page is the template. */
  item?: TakenItemPage
  /** Its file, from the top of the export: `en/equipo/ana.html`. */
  file: string
  /** The file that counts, where it shows the same as another: a template shows its first item. */
  sameAs?: string
  /** The files of the same page, by their languages. */
  files: ReadonlyMap<string, string>
  /** Where visitors read it now, and where its forms send to; null where it is not published. */
  url: string | null
  leads: string | null
}

/** What leads from a file to the top of the export. */
export function upFrom(file: string): string {
  return '../'.repeat(file.split('/').length - 1)
}

/** How a page leads to itself in each language: where it is not there, to the home page in it. */
export function languagesOfSheet(
  { language: current, files }: Pick<Sheet, 'language' | 'files'>,
  {
    languages,
    homes,
    prefix,
    urlOf,
  }: {
    /** The main one first. */
    languages: readonly string[]
    /** The files of the home page, by their languages. */
    homes: ReadonlyMap<string, string>
    prefix: string
    urlOf: (file: string) => string | null
  },
): PageLanguages {
  const [main = current] = languages
  return {
    current,
    items: languages.map((code) => {
      const own = files.get(code)
      const address = prefix + (own ?? homes.get(code) ?? files.get(main) ?? '')
      return { code, address, isHere: own !== undefined, url: own === undefined ? null : urlOf(own) }
    }),
  }
}
