import type { VisitSetting } from '@aurelio/contracts/visits'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { settingStore } from './store.ts'

/** Sites count from the first page on, and whoever asks not to be measured is not. */
const defaultSetting: VisitSetting = { mode: 'server', respects: true, measures: false }

export type Parts = {
  database: Database
  access: Access
  emit: Emit
  /** Counts what has happened so far as the sites count now. */
  settle: () => Promise<void>
  /** Has the published pages of a site made anew, with or without the script. */
  refreshPages: (workspaceId: string, siteId: string) => Promise<void>
  /** How many sites a workspace has. */
  siteCountOf: (workspaceId: string) => Promise<number>
  /** A site of the session's workspace; throws a 404 where it has none of this id. */
  siteOf: (session: Session, id: string) => Promise<{ name: string }>
}

/** How each site counts its visits. */
export function visitSettings(parts: Parts) {
  const { database, access, emit, siteOf, siteCountOf, settle, refreshPages } = parts
  const store = settingStore(database)

  async function ofSites(siteIds: readonly string[]): Promise<(siteId: string) => VisitSetting> {
    const named = siteIds.filter((id) => id !== '')
    const rows = named.length === 0 ? [] : await store.ofSites(named)
    const kept = new Map(
      rows.map(({ siteId, mode, respects, measures }) => [
        siteId,
        { mode, respects: respects === 1, measures: measures === 1 },
      ]),
    )
    return (siteId) => kept.get(siteId) ?? defaultSetting
  }

  return {
    ofSites,
    of: async (siteId: string) => (await ofSites([siteId]))(siteId),

    /** Whether no site of a workspace counts. */
    async countsNothing(workspaceId: string): Promise<boolean> {
      const off = await store.countOff(workspaceId)
      return off > 0 && off >= (await siteCountOf(workspaceId))
    },

    async get(session: Session, id: string): Promise<VisitSetting> {
      await siteOf(session, id)
      return (await ofSites([id]))(id)
    },

    async change(
      session: Session,
      id: string,
      { mode, respects, measures }: VisitSetting,
    ): Promise<VisitSetting> {
      access.demand(session, 'visits.manage')
      const { name } = await siteOf(session, id)
      await settle()
      return database.inTransaction(async () => {
        await store.save({
          siteId: id,
          workspaceId: session.workspace.id,
          mode,
          respects: respects ? 1 : 0,
          measures: measures ? 1 : 0,
        })
        await refreshPages(session.workspace.id, id)
        await emit({ ...by(session), kind: 'site.changed', subject: { id, name } })
        return { mode, respects, measures }
      })
    },
  }
}
export type VisitSettings = ReturnType<typeof visitSettings>
