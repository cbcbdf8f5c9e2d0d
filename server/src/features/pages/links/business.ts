import { type Business, readBusiness } from '@aurelio/contracts/sites'
import type { Database } from '../../../platform/database/database.ts'
import { linkStore } from './store.ts'

/** Whose site a page stands in, as its pages say it. */
export type BusinessOf = (workspaceId: string, siteId: string | null) => Promise<Business>

export function siteBusiness(database: Database): BusinessOf {
  const store = linkStore(database)
  return async (workspaceId, siteId) =>
    readBusiness(siteId === null ? null : (await store.ofSite(workspaceId, siteId)).business)
}
