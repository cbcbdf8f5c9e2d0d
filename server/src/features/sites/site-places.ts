import type { Session } from '../../platform/access/session.ts'
import type { SiteRow } from '../../platform/database/tables/sites.ts'

/** Under what the pages of a site stand: empty for /p/, else the id of the site, whose host it is. */
export type SitePlace = { id: string; root: string }

/** What a site needs of the feature that has the pages. */
export type SitePages = {
  isOfSite: (workspaceId: string, siteId: string, pageId: string) => Promise<boolean>
  relocateAll: (workspaceId: string, siteId: string, place: SitePlace) => Promise<unknown>
  refreshAll: (workspaceId: string, siteId: string) => Promise<void>
  /** Takes away what is published of it in other languages than these. */
  keepLanguages: (workspaceId: string, siteId: string, languages: readonly string[]) => Promise<void>
  /** Whether a page has this address, or something leads on from there. */
  isTaken: (root: string, slug: string) => Promise<boolean>
  leave: (session: Session, siteId: string, place: SitePlace, keep: boolean) => Promise<void>
}

export function placeOf({ id, host }: Pick<SiteRow, 'id' | 'host'>): SitePlace {
  return { id, root: host === null ? '' : id }
}
