import type { Theme } from '@aurelio/page/theme'
import { client } from '../../../platform/api/client.ts'

/** The kit of the site that a page belongs to; null where it belongs to none, or nobody has chosen a kit. */
export async function themeOfPage({ siteId }: { siteId: string | null }): Promise<Theme | null> {
  return siteId === null ? null : (await client.brand.get({ id: siteId })).theme
}
