import type { ItemTemplate, TakenItemPage } from '@aurelio/contracts/item-pages'
import type { Page } from '@aurelio/contracts/pages'
import { fillText, itemNamesIn, pageInLanguage, valuesOf } from '@aurelio/page/elements'
import { readShownItem } from '@aurelio/page/values'
import { client } from '../../../../platform/api/client.ts'
import { documentOf } from '../drawn-page.ts'
import { mostItemPages } from '../most-item-pages.ts'
import type { Sheet } from './sheet.ts'

/** The templates among these pages: their items have pages. */
export async function templatesAmong(pages: readonly Page[]): Promise<ItemTemplate[]> {
  const { items } = await client.collections.templates()
  return items.filter(({ pageId }) => pages.some(({ id }) => id === pageId))
}

type Making = {
  template: ItemTemplate
  /** The language of the site itself. */
  main: string
  /** Ids of all templates that come along: links lead to the pages of their items. */
  along: readonly string[]
  /** Names of files that are there already; those that are made join them. */
  taken: Set<string>
}

/**
 * The pages of a template's items in the languages in which the template is there, and the template itself as the page of the
 * first: that is what its address shows. Nothing of it where there is no item.
 * @param sheets those of the template, one for each language
 */
export async function itemSheets(
  sheets: readonly Sheet[],
  { template, main, along, taken }: Making,
): Promise<{ own: Sheet[]; items: Sheet[]; isCut: boolean }> {
  const own: Sheet[] = []
  const items: Sheet[] = []
  const filesOf = new Map<string, Map<string, string>>()
  let isCut = false
  for (const sheet of sheets) {
    const found = await takenPages(sheet, along)
    isCut ||= found.isCut
    const made = found.pages.map((item): Sheet => {
      const files = filesOf.get(item.slug) ?? new Map<string, string>()
      filesOf.set(item.slug, files)
      const folder = sheet.language === main ? '' : `${sheet.language}/`
      const file = freeFile(`${folder}${template.prefix}/${item.slug}`, taken)
      files.set(sheet.language, file)
      const url = sheet.url === null ? null : `${sheet.page.siteUrl}/${folder}${template.prefix}/${item.slug}`
      return { ...pageOfItem(sheet, item), file, files, url, leads: url && `${url}/leads` }
    })
    items.push(...made)
    const [first] = made
    if (first)
      own.push({ ...first, file: sheet.file, sameAs: first.file, files: sheet.files, url: sheet.url })
  }
  return { own, items, isCut }
}

/** Of a template, a page that says what an item says. */
function pageOfItem(sheet: Sheet, item: TakenItemPage): Sheet {
  const valueOf = valuesOf(readShownItem(item.item))
  const { settings } = sheet.page
  const said = {
    title: settings.title === '' ? item.title : fillText(settings.title, valueOf).trim(),
    description: fillText(settings.description, valueOf).trim(),
    image: item.image || settings.image,
    canonical: '',
  }
  return { ...sheet, item, page: { ...sheet.page, settings: { ...settings, ...said } } }
}

async function takenPages({ page, said, language }: Sheet, along: readonly string[]) {
  const document = documentOf(page)
  const names = itemNamesIn(said ? pageInLanguage(document, said) : document)
  const pages: TakenItemPage[] = []
  let isLast = false
  while (!isLast && pages.length < mostItemPages) {
    const asked = {
      pageId: page.id,
      language: page.settings.language || language,
      names,
      from: pages.length,
      templates: [...along],
    }
    const answer = await client.collections.itemPages(asked)
    pages.push(...answer.items)
    isLast = answer.isLast
  }
  return { pages, isCut: !isLast }
}

function freeFile(wanted: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const file = count === 1 ? `${wanted}.html` : `${wanted}-${count}.html`
    if (taken.has(file)) continue
    taken.add(file)
    return file
  }
}
