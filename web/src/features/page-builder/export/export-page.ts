import { slugOf } from '@aurelio/page/values'
import { client } from '../../../platform/api/client.ts'
import { trailOfPage } from '../drawing/links-of-page.ts'
import { inlinedPage } from '../drawing/symbols-of-page.ts'
import { themeOfPage } from '../drawing/theme-of-page.ts'
import { exportAssets } from './assets.ts'
import { destinationFinder } from './destinations.ts'
import { drawPage, hasDeadForms } from './drawn-page.ts'
import { saveZip } from './save-zip.ts'

export type Exported = {
  /** Pictures of ours that could not be read; the page names them at their address. */
  missing: number
  /** True where it has forms that send nothing, since the page is not published. */
  hasDeadForms: boolean
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
  const { html, manifest, pictures } = drawPage(page, { site, theme, trail, destinations, place: null })
  const shelf = exportAssets()
  const index = await shelf.beside(html, { pictures, media: manifest.media, fonts: manifest.fonts })
  const { files, missing } = await shelf.all()
  await saveZip(slugOf(page.name), [
    { name: 'index.html', input: index },
    ...files,
    { name: 'pagina.json', input: JSON.stringify({ ...page.document, name: page.name }) },
  ])
  return { missing, hasDeadForms: hasDeadForms(page, manifest) }
}
