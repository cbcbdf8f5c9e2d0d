import { themeSchema } from '@aurelio/page/theme'
import { client } from '../../../platform/api/client.ts'
import type { SiteDescription } from '../export/site/site-file.ts'
import { withLetters } from './import-fonts.ts'
import type { Found } from './read-import.ts'
import { type Imported, runImport, type ImportOptions } from './run-import.ts'

/** Makes a site of an export: its kit first, then its pages, then what it says of them. */
export async function importSite(
  found: Found & { site: SiteDescription },
  { onProgress, hasLicence }: Pick<ImportOptions, 'onProgress'> & { hasLicence: boolean },
): Promise<Imported> {
  const { site } = found
  const { id: siteId } = await client.sites.create({ name: site.name })
  const read = themeSchema.safeParse(site.theme)
  let letters: readonly string[] = []
  if (site.theme !== null && read.success) {
    const { theme, missing } = await withLetters(read.data, found.files, hasLicence)
    await client.brand.save({ id: siteId, theme })
    letters = missing
  }
  const { result, ids } = await runImport(found, { siteId, onProgress })
  const now = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  await client.sites.change({
    id: siteId,
    homePageId: now(site.homePageId),
    notFoundPageId: now(site.notFoundPageId),
    menu: site.menu.flatMap((entry) =>
      entry.pageId === null || ids.has(entry.pageId) ? [{ ...entry, pageId: now(entry.pageId) }] : [],
    ),
  })
  return { ...result, letters }
}
