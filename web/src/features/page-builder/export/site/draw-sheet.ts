import type { SiteDetail } from '@aurelio/contracts/sites'
import { fillItem, type AskedList } from '@aurelio/page/elements'
import { withAddresses } from '@aurelio/page/render'
import type { Theme } from '@aurelio/page/theme'
import { readShownItem } from '@aurelio/page/values'
import { trailOfPage } from '../../drawing/links-of-page.ts'
import type { exportAssets } from '../assets.ts'
import { destinationFinder } from '../destinations.ts'
import { type Around, drawPage, hasDeadForms, imageAt, readPage } from '../drawn-page.ts'
import { listFiles } from '../lists.ts'
import { languagesOfSheet, type Sheet, upFrom } from './sheet.ts'
import { filesIn, type SiteSheets } from './site-sheets.ts'

type Site = {
  site: SiteDetail
  theme: Theme | null
  /** The whole address under which the export will stand; null: nobody knows yet. */
  base: string | null
  shelf: ReturnType<typeof exportAssets>
  sheets: SiteSheets
  /** The files of the home page, by their languages. */
  homes: ReadonlyMap<string, string>
}

/** Where a file of an export stands. */
export function addressOf(base: string, file: string): string {
  return new URL(file === 'index.html' ? '' : file, base).href
}

/** Draws the files of each page of an export: its own, and those of the further pages of its lists. */
export function sheetDrawer({ site, theme, base, shelf, sheets, homes }: Site) {
  const finders = new Map<string, ReturnType<typeof destinationFinder>>()
  const languages = [site.language, ...site.languages.filter((code) => code !== site.language)]
  const urlOf = (file: string) => (base === null ? null : addressOf(base, file))

  /** Where links lead from files of a language that have this before the names of others. */
  function finderFor(language: string, prefix: string) {
    const known = finders.get(`${language} ${prefix}`)
    if (known) return known
    const { files, addresses } = filesIn(sheets, language, prefix)
    const made = destinationFinder(site, files, addresses)
    finders.set(`${language} ${prefix}`, made)
    return made
  }

  /** @param prefix what stands before the names of other files; as a rule what leads to the top */
  return async function draw(sheet: Sheet, prefix = upFrom(sheet.file)) {
    const { item, file, said, leads, language } = sheet
    const ofPage = await trailOfPage(sheet.page)
    const trail = ofPage && item ? { ...ofPage, current: item.title } : ofPage
    const destinations = await finderFor(language, prefix)([sheet.page.document, trail])
    const read = readPage(sheet.page, { site, trail, destinations, ...(said && { said }) })
    const document = item ? fillItem(read, readShownItem(item.item)) : read
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    const lists = await listFiles(document, file.slice(folder.length, -'.html'.length), {
      language: sheet.page.settings.language || language,
      templates: sheets.templates,
    })
    const counts = sheet.sameAs === undefined ? null : urlOf(sheet.sameAs)
    const page = counts === null ? sheet.page : canonicalAt(sheet.page, counts)
    const one = async (name: string, asked?: AskedList) => {
      const place = base === null ? null : { url: addressOf(base, name), base }
      const about = place && item && aboutItem(item, counts ?? place.url, place.base)
      const around: Around = {
        site,
        theme,
        trail,
        destinations,
        place,
        leads,
        ...(said && { language }),
        ...(languages.length > 1 && {
          languages: languagesOfSheet(sheet, { languages, homes, prefix, urlOf }),
        }),
        ...(about && { about }),
      }
      const { html, manifest, pictures } = drawPage(page, document, around, lists, asked)
      const { media, fonts } = manifest
      const input = await shelf.beside(html, { pictures, media, fonts }, prefix)
      return { name, input, isDead: hasDeadForms(leads, manifest) }
    }
    const made = [await one(file)]
    for (const { file: name, asked } of lists.more) made.push(await one(folder + name, asked))
    return {
      files: made.map(({ name, input }) => ({ name, input })),
      hasDeadForms: made.some(({ isDead }) => isDead),
      hasDeadLists: lists.hasDeadLists,
    }
  }
}

function canonicalAt(page: Sheet['page'], canonical: string): Sheet['page'] {
  return { ...page, settings: { ...page.settings, canonical } }
}

/** What searchers are told of an item, where its page will stand. */
function aboutItem({ data, url, image }: NonNullable<Sheet['item']>, at: string, base: string) {
  if (data === null) return null
  const moved = new Map([[url, at]])
  if (image !== '') moved.set(new URL(image, url).href, imageAt(image, base))
  return { ...withAddresses(data, moved, undefined), '@type': data['@type'] }
}
