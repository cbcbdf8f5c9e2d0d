import type { Site } from '@aurelio/contracts/sites'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SiteRow } from '../../platform/database/tables/sites.ts'
import { notFound } from '../../platform/http/failures.ts'
import { newDefaultSite } from './new-site.ts'
import { siteStore } from './store.ts'

/** The sites of a workspace: where pages stand. */
export function siteService({ database, access }: { database: Database; access: Access }) {
  const store = siteStore(database)

  /** The default site, made where the workspace has none yet. */
  async function defaultOf(workspaceId: string): Promise<string> {
    const found = await store.findDefault(workspaceId)
    if (found) return found.id
    await store.insertDefault(newDefaultSite(workspaceId))
    const made = await store.findDefault(workspaceId)
    if (!made) throw notFound()
    return made.id
  }

  return {
    defaultOf,

    async list(session: Session): Promise<{ items: Site[] }> {
      access.demand(session, 'workspace.see')
      const { id } = session.workspace
      await defaultOf(id)
      return { items: (await store.list(id)).map(toSite) }
    },
  }
}
export type SiteService = ReturnType<typeof siteService>

function toSite({ id, name, isDefault, host, hostProvenAt }: SiteRow): Site {
  return { id, name, isDefault: isDefault === 1, host, isHostProven: hostProvenAt !== null }
}
