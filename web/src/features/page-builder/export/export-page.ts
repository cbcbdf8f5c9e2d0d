import type { AskedList } from '@aurelio/page/elements'
import { slugOf } from '@aurelio/page/values'
import { client } from '../../../platform/api/client.ts'
import { trailOfPage } from '../drawing/links-of-page.ts'
import { inlinedPage } from '../drawing/symbols-of-page.ts'
import { themeOfPage } from '../drawing/theme-of-page.ts'
import { exportAssets } from './assets.ts'
import { destinationFinder } from './destinations.ts'
import { drawPage, hasDeadForms, leadsOf, readPage } from './drawn-page.ts'
import { listFiles } from './lists.ts'
import { saveZip } from './save-zip.ts'

export type Exported = {
  /** Pictures of ours that could not be read; the page names them at their address. */
  missing: number
  /** True where it has forms that send nothing, since the page is not published. */
  hasDeadForms: boolean
  /** True where visitors may look for something in a list of the published page, which a file cannot answer. */
  hasDeadLists: boolean
  /** True where there were more pages of items than an export takes along. */
  hasLeftItems: boolean
}

/**
 * Saves a page as it was last saved in a ZIP: the page itself, which works opened from disk or on any static host, its
 * pictures and its letters in a folder each, and its document. Pictures of other hosts stay there, links to other pages
 * lead to where those are published. Rejects where the page cannot be read.
 */
export async function exportPage(id: string): Promise<Exported> {
  // Elsewhere nobody knows the symbols of this workspace.
  const page = await inlinedPage(await client.pages.get({ id }))
  const [site, theme, trail] = await Promise.all([
    page.siteId === null ? null : client.sites.get({ id: page.siteId }),
    themeOfPage(page),
    trailOfPage(page),
  ])
  const destinations = await destinationFinder(site)([page.document, trail])
  const around = { site, theme, trail, destinations, place: null, leads: leadsOf(page) }
  const document = readPage(page, around)
  const language = page.settings.language || site?.language || 'es'
  const lists = await listFiles(document, 'index', { language })
  const shelf = exportAssets()
  const drawn = async (asked?: AskedList) => {
    const { html, manifest, pictures } = drawPage(page, document, around, lists, asked)
    const { media, fonts } = manifest
    return { manifest, input: await shelf.beside(html, { pictures, media, fonts }) }
  }
  const { manifest, input: index } = await drawn()
  const more = []
  for (const { file, asked } of lists.more) more.push({ name: file, input: (await drawn(asked)).input })
  const { files, missing } = await shelf.all()
  await saveZip(slugOf(page.name), [
    { name: 'index.html', input: index },
    ...more,
    ...files,
    { name: 'pagina.json', input: JSON.stringify({ ...page.document, name: page.name }) },
  ])
  return {
    missing,
    hasLeftItems: false,
    hasDeadForms: hasDeadForms(around.leads, manifest),
    hasDeadLists: lists.hasDeadLists,
  }
}
