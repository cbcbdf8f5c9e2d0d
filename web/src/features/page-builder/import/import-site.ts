import { themeSchema } from '@aurelio/page/theme'
import { client } from '../../../platform/api/client.ts'
import type { SiteDescription } from '../export/site/site-file.ts'
import type { Found } from './read-import.ts'
import { type Imported, runImport, type ImportOptions } from './run-import.ts'

/** Makes a site of an export: its kit first, then its pages, then what it says of them. */
export async function importSite(
  found: Found & { site: SiteDescription },
  { onProgress }: Pick<ImportOptions, 'onProgress'>,
): Promise<Imported> {
  const { site } = found
  const { id: siteId } = await client.sites.create({ name: site.name })
  const theme = themeSchema.safeParse(site.theme)
  if (site.theme !== null && theme.success) await client.brand.save({ id: siteId, theme: theme.data })
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
  return result
}
