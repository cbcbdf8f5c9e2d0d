import { trailOfPage } from '../../drawing/links-of-page.ts'
import { inlinedPage } from '../../drawing/symbols-of-page.ts'
import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'
import type { AskedList } from '@aurelio/page/elements'
import { slugOf } from '@aurelio/page/values'
import { client } from '../../../../platform/api/client.ts'
import { exportAssets } from '../assets.ts'
import { destinationFinder } from '../destinations.ts'
import { documentOf, drawPage, hasDeadForms } from '../drawn-page.ts'
import type { Exported } from '../export-page.ts'
import { listFiles } from '../lists.ts'
import { saveZip, type ZipEntry } from '../save-zip.ts'
import { fileNames } from './file-names.ts'
import { languagesOfFile, type TranslatedPage, translatedPages } from './translated-pages.ts'
import { redirectsFile, robotsFile, sitemapFile } from './host-files.ts'
import { siteFileName, type SiteFile } from './site-file.ts'

export type SiteExport = {
  siteId: string
  /** The whole address under which it will stand, with a slash at its end; null: nobody knows yet. */
  base: string | null
  /** Whether pages come along that are not published. */
  withDrafts: boolean
  /** Called for each page that has been read. */
  onProgress: (done: number, total: number) => void
}

/**
 * Saves a site in a ZIP that works opened from disk and on any static host: its pages as they were last saved, which link
 * each other by the names of their files, with their pictures and letters, the page for what is not there, and what
 * machines look for. Null where it has no page to export; rejects where one cannot be read.
 */
export async function exportSite({
  siteId,
  base,
  withDrafts,
  onProgress,
}: SiteExport): Promise<Exported | null> {
  const [site, { theme }, { items: redirects }] = await Promise.all([
    client.sites.get({ id: siteId }),
    client.brand.get({ id: siteId }),
    client.redirects.list({ id: siteId }),
  ])
  const pages = await pagesOf(siteId, withDrafts, onProgress)
  if (pages.length === 0) return null

  const names = fileNames(site, pages)
  const fileOf = ({ id }: Page) => `${names.get(id) ?? id}.html`
  const shelf = exportAssets()
  /** Where links lead from a page whose files have this before their names. */
  const linksWith = (prefix: string) =>
    destinationFinder(site, new Map(pages.map((page) => [page.id, prefix + fileOf(page)])))
  const links = linksWith('')
  const translations = await translatedPages(site, pages, { names, withDrafts })
  const main = site.language
  const codes = site.languages.filter((code) => code !== main)
  const homeId = pages.find(({ id }) => names.get(id) === 'index')?.id
  const urlOf = (file: string) => (base === null ? null : addressOf(base, file))
  const languagesAt = (page: Page, language: string, prefix: string) =>
    codes.length === 0
      ? undefined
      : languagesOfFile(
          { id: page.id, language },
          { main, codes, file: fileOf(page), translations, homeId, prefix, urlOf },
        )

  /** The files of a page: its own, and those of the further pages of its lists. */
  async function drawn(page: Page, prefix = '', destinationsOf = links, translation?: TranslatedPage) {
    const trail = await trailOfPage(page)
    const destinations = await destinationsOf([page.document, trail])
    const ownFile = translation?.file ?? fileOf(page)
    const folder = ownFile.slice(0, ownFile.lastIndexOf('/') + 1)
    const lists = await listFiles(documentOf(page), ownFile.slice(folder.length, -'.html'.length))
    const languages = languagesAt(page, translation?.language ?? main, prefix)
    const one = async (file: string, asked?: AskedList) => {
      const place = base === null ? null : { url: addressOf(base, file), base }
      const around = {
        site,
        theme,
        trail,
        destinations,
        place,
        ...(languages && { languages }),
        ...(translation && { translation }),
      }
      const { html, manifest, pictures } = drawPage(page, around, lists, asked)
      const { media, fonts } = manifest
      const input = await shelf.beside(html, { pictures, media, fonts }, prefix)
      return { name: file, input, isDead: hasDeadForms(page, manifest) }
    }
    const made = [await one(ownFile)]
    for (const { file, asked } of lists.more) made.push(await one(folder + file, asked))
    return { made, hasDeadLists: lists.hasDeadLists }
  }

  const entries: ZipEntry[] = []
  let isDead = false
  let hasDeadLists = false
  for (const page of pages) {
    const { made, ...found } = await drawn(page)
    hasDeadLists ||= found.hasDeadLists
    for (const { name, input, ...file } of made) {
      isDead ||= file.isDead
      entries.push({ name, input })
    }
    entries.push({ name: jsonOf(page), input: JSON.stringify({ ...page.document, name: page.name }) })
  }
  for (const translation of translations) {
    const { language, page } = translation
    const inIt = translations.filter((each) => each.language === language)
    const files = new Map([
      ...pages.map((each) => [each.id, `../${fileOf(each)}`] as const),
      ...inIt.map((each) => [each.page.id, `../${each.file}`] as const),
    ])
    const { made } = await drawn(page, '../', destinationFinder(site, files), translation)
    for (const { name, input, ...file } of made) {
      isDead ||= file.isDead
      entries.push({ name, input })
    }
  }
  const lost = pages.find(({ id }) => id === site.notFoundPageId)
  // It is shown at any depth, so that what it names must not depend on where that is.
  const top = base === null ? '/' : new URL(base).pathname
  const [notFound] = lost ? (await drawn(lost, top, linksWith(top))).made : []
  if (notFound) entries.push({ name: '404.html', input: notFound.input })
  entries.push({ name: 'robots.txt', input: robotsFile(base) })
  if (base !== null) {
    const shown = pages.filter(({ id, settings }) => settings.indexed && id !== site.notFoundPageId)
    entries.push({
      name: 'sitemap.xml',
      input: sitemapFile([
        ...shown.map((page) => addressOf(base, fileOf(page))),
        ...translations
          .filter(({ page }) => shown.some(({ id }) => id === page.id))
          .map(({ file }) => addressOf(base, file)),
      ]),
    })
  }
  const root = site.host === null ? new URL(site.url).pathname : ''
  const files = new Map(
    pages.flatMap((page) =>
      page.publication ? [[new URL(page.publication.url).pathname, fileOf(page)] as const] : [],
    ),
  )
  entries.push({ name: '_redirects', input: redirectsFile({ redirects, files, root, url: site.url }) })
  entries.push({ name: siteFileName, input: JSON.stringify(siteFile(site, theme, pages, jsonOf)) })
  const { files: beside, missing } = await shelf.all()
  await saveZip(slugOf(site.name), [...entries, ...beside])
  return { missing, hasDeadForms: isDead, hasDeadLists }

  function jsonOf({ id }: Page) {
    return `paginas/${names.get(id) ?? id}.json`
  }
}

function addressOf(base: string, file: string): string {
  return new URL(file === 'index.html' ? '' : file, base).href
}

/** The pages of a site, the oldest first, those that are published or all of them. */
async function pagesOf(siteId: string, withDrafts: boolean, onProgress: SiteExport['onProgress']) {
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const listed = await client.pageOverview.list({
      siteId,
      order: 'created',
      limit: 100,
      ...(cursor && { cursor }),
    })
    for (const { id, publication } of listed.items) if (withDrafts || publication !== null) ids.push(id)
    cursor = listed.nextCursor
  } while (cursor)
  const pages: Page[] = []
  for (const id of ids.toReversed()) {
    pages.push(await inlinedPage(await client.pages.get({ id })))
    onProgress(pages.length, ids.length)
  }
  return pages
}

function siteFile(
  { name, menu, homePageId, notFoundPageId }: SiteDetail,
  theme: unknown,
  pages: readonly Page[],
  jsonOf: (page: Page) => string,
): SiteFile {
  return {
    format: 'aurelio-site-1',
    name,
    theme,
    menu,
    homePageId,
    notFoundPageId,
    pages: pages.map((page) => ({
      id: page.id,
      name: page.name,
      document: jsonOf(page),
      settings: page.settings,
    })),
  }
}
