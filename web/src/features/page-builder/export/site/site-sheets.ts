import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'
import { leadsOf } from '../drawn-page.ts'
import { itemSheets, templatesAmong } from './item-sheets.ts'
import type { Sheet } from './sheet.ts'
import type { TranslatedPage } from './translated-pages.ts'

export type SiteSheets = {
  /** Those of the pages of the site, the main language first, and then those of items. */
  all: readonly Sheet[]
  /** Templates whose items' pages come along. */
  templates: readonly string[]
  /** Whether there were more items than come along. */
  isCut: boolean
}

/** All that an export of a site is drawn of: its pages, their translations, and the pages of items in each language. */
export async function siteSheets(
  { language: main }: Pick<SiteDetail, 'language'>,
  pages: readonly Page[],
  { fileOf, translations }: { fileOf: (page: Page) => string; translations: readonly TranslatedPage[] },
): Promise<SiteSheets> {
  const byPage = new Map<string, readonly Sheet[]>(
    pages.map((page) => {
      const inOthers = translations.filter((each) => each.page.id === page.id)
      const files = new Map<string, string>([
        [main, fileOf(page)],
        ...inOthers.map(({ language, file }) => [language, file] as const),
      ])
      const url = page.publication?.url ?? null
      const itself: Sheet = { page, language: main, file: fileOf(page), files, url, leads: leadsOf(page) }
      const others = inOthers.map((each): Sheet => ({
        ...each,
        files,
        leads: each.url && `${each.url}/leads`,
      }))
      return [page.id, [itself, ...others]]
    }),
  )
  const templates = await templatesAmong(pages)
  const along = templates.map(({ pageId }) => pageId)
  const taken = new Set([...byPage.values()].flatMap((sheets) => sheets.map(({ file }) => file)))
  const items: Sheet[] = []
  let isCut = false
  for (const template of templates) {
    const sheets = byPage.get(template.pageId) ?? []
    const made = await itemSheets(sheets, { template, main, along, taken })
    byPage.set(template.pageId, made.own)
    items.push(...made.items)
    isCut ||= made.isCut
  }
  const own = [...byPage.values()].flat()
  const isMain = ({ language }: Sheet) => language === main
  return {
    all: [...own.filter(isMain), ...own.filter((sheet) => !isMain(sheet)), ...items],
    templates: along,
    isCut,
  }
}

/** Where links lead that a file in a language writes: `files` by the ids of pages, `addresses` by where something stands here. */
export function filesIn(
  { all }: Pick<SiteSheets, 'all'>,
  language: string,
  prefix: string,
): { files: ReadonlyMap<string, string>; addresses: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const addresses = new Map<string, string>()
  for (const { page, item, file, files: byLanguage, sameAs, url } of all) {
    const [main = file] = byLanguage.values()
    const to = prefix + (byLanguage.get(language) ?? main)
    if (item === undefined || sameAs !== undefined) files.set(page.id, to)
    else addresses.set(item.url, to)
    if (url !== null && url !== item?.url) addresses.set(url, prefix + file)
  }
  return { files, addresses }
}
