import { trailOfPage } from '../../drawing/links-of-page.ts'
import { inlinedPage } from '../../drawing/symbols-of-page.ts'
import type { Page } from '@aurelio/contracts/pages'
import type { SiteDetail } from '@aurelio/contracts/sites'
import { slugOf } from '@aurelio/page/values'
import { client } from '../../../../platform/api/client.ts'
import { exportAssets } from '../assets.ts'
import { destinationFinder } from '../destinations.ts'
import { drawPage, hasDeadForms } from '../drawn-page.ts'
import type { Exported } from '../export-page.ts'
import { saveZip, type ZipEntry } from '../save-zip.ts'
import { fileNames } from './file-names.ts'
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

  async function drawn(page: Page, prefix = '', destinationsOf = links) {
    const trail = await trailOfPage(page)
    const destinations = await destinationsOf([page.document, trail])
    const place = base === null ? null : { url: addressOf(base, fileOf(page)), base }
    const { html, manifest, pictures } = drawPage(page, { site, theme, trail, destinations, place })
    const input = await shelf.beside(html, { pictures, media: manifest.media, fonts: manifest.fonts }, prefix)
    return { input, isDead: hasDeadForms(page, manifest) }
  }

  const entries: ZipEntry[] = []
  let isDead = false
  for (const page of pages) {
    const one = await drawn(page)
    isDead ||= one.isDead
    entries.push({ name: fileOf(page), input: one.input })
    entries.push({ name: documentOf(page), input: JSON.stringify({ ...page.document, name: page.name }) })
  }
  const lost = pages.find(({ id }) => id === site.notFoundPageId)
  // It is shown at any depth, so that what it names must not depend on where that is.
  const top = base === null ? '/' : new URL(base).pathname
  if (lost) entries.push({ name: '404.html', input: (await drawn(lost, top, linksWith(top))).input })
  entries.push({ name: 'robots.txt', input: robotsFile(base) })
  if (base !== null) {
    const shown = pages.filter(({ id, settings }) => settings.indexed && id !== site.notFoundPageId)
    entries.push({
      name: 'sitemap.xml',
      input: sitemapFile(shown.map((page) => addressOf(base, fileOf(page)))),
    })
  }
  const root = site.host === null ? new URL(site.url).pathname : ''
  const files = new Map(
    pages.flatMap((page) =>
      page.publication ? [[new URL(page.publication.url).pathname, fileOf(page)] as const] : [],
    ),
  )
  entries.push({ name: '_redirects', input: redirectsFile({ redirects, files, root, url: site.url }) })
  entries.push({ name: siteFileName, input: JSON.stringify(siteFile(site, theme, pages, documentOf)) })
  const { files: beside, missing } = await shelf.all()
  await saveZip(slugOf(site.name), [...entries, ...beside])
  return { missing, hasDeadForms: isDead }

  function documentOf({ id }: Page) {
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
  documentOf: (page: Page) => string,
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
      document: documentOf(page),
      settings: page.settings,
    })),
  }
}
