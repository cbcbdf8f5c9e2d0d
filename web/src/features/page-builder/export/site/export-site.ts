import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'
import { slugOf } from '@aurelio/page/values'
import { client } from '../../../../platform/api/client.ts'
import { inlinedPage } from '../../drawing/symbols-of-page.ts'
import { exportAssets } from '../assets.ts'
import type { Exported } from '../export-page.ts'
import { saveZip, type ZipEntry } from '../save-zip.ts'
import { addressOf, sheetDrawer } from './draw-sheet.ts'
import { fileNames } from './file-names.ts'
import { redirectsFile, robotsFile, sitemapFile } from './host-files.ts'
import { siteFileName, type SiteFile } from './site-file.ts'
import { siteSheets } from './site-sheets.ts'
import { translatedPages } from './translated-pages.ts'

export type SiteExport = {
  siteId: string
  /** The whole address under which it will stand, with a slash at its end; null: nobody knows yet. */
  base: string | null
  /** Whether pages come along that are not published. */
  withDrafts: boolean
  /** Called for each page that has been read, and again for each that is drawn. */
  onProgress: (done: number, total: number) => void
}

/**
 * Saves a site in a ZIP that works opened from disk and on any static host: its pages as they were last saved and those of the
 * items of its collections, in each of its languages, which link each other by the names of their files, with their pictures
 * and letters, the page for what is not there, and what machines look for. Null where it has no page to export; rejects where one cannot be read.
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
  const translations = await translatedPages(site, pages, { names, withDrafts })
  const sheets = await siteSheets(site, pages, { fileOf, translations })
  const home = sheets.all.find(({ file }) => file === 'index.html')
  const shelf = exportAssets()
  const draw = sheetDrawer({ site, theme, base, shelf, sheets, homes: home?.files ?? new Map() })

  const entries: ZipEntry[] = pages.map((page) => ({
    name: jsonOf(page),
    input: JSON.stringify({ ...page.document, name: page.name }),
  }))
  let isDead = false
  let hasDeadLists = false
  for (const [at, sheet] of sheets.all.entries()) {
    onProgress(at, sheets.all.length)
    const { files, ...found } = await draw(sheet)
    hasDeadLists ||= found.hasDeadLists
    isDead ||= found.hasDeadForms
    entries.push(...files)
  }
  const lost = sheets.all.find(({ page, item }) => page.id === site.notFoundPageId && item === undefined)
  // It is shown at any depth, so that what it names must not depend on where that is.
  const [notFound] = lost ? (await draw(lost, base === null ? '/' : new URL(base).pathname)).files : []
  if (notFound) entries.push({ name: '404.html', input: notFound.input })
  entries.push({ name: 'robots.txt', input: robotsFile(base) })
  if (base !== null) {
    const shown = sheets.all.filter(
      ({ page, sameAs }) => page.settings.indexed && page.id !== site.notFoundPageId && sameAs === undefined,
    )
    const urls = shown.map(({ file }) => addressOf(base, file))
    entries.push({ name: 'sitemap.xml', input: sitemapFile(urls) })
  }
  const root = site.host === null ? new URL(site.url).pathname : ''
  const files = new Map(
    sheets.all.flatMap(({ url, file }) => (url === null ? [] : [[new URL(url).pathname, file] as const])),
  )
  entries.push({ name: '_redirects', input: redirectsFile({ redirects, files, root, url: site.url }) })
  entries.push({ name: siteFileName, input: JSON.stringify(siteFile(site, theme, pages, jsonOf)) })
  const { files: beside, missing } = await shelf.all()
  await saveZip(slugOf(site.name), [...entries, ...beside])
  return { missing, hasDeadForms: isDead, hasDeadLists, hasLeftItems: sheets.isCut }

  function jsonOf({ id }: Page) {
    return `paginas/${names.get(id) ?? id}.json`
  }
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
