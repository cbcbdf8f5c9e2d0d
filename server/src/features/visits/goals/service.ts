import type { GoalSetting } from '@aurelio/contracts/visits'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField } from '../../../platform/http/failures.ts'
import { goalStore } from './store.ts'

/** A form that is sent and a click on what is marked, until somebody says otherwise. */
export const defaultGoals: GoalSetting = { forms: true, clicks: true, reachedPageId: null }

export type Parts = {
  database: Database
  access: Access
  emit: Emit
  /** Counts what has happened so far as the page counts now. */
  settle: () => Promise<void>
  /** A page that the session sees; throws a 404 where there is none of this id. */
  pageOf: (session: Session, id: string) => Promise<{ name: string }>
}

/** What of each page counts as a conversion. */
export function pageGoals({ database, access, emit, settle, pageOf }: Parts) {
  const store = goalStore(database)
  return {
    async get(session: Session, id: string): Promise<GoalSetting> {
      await pageOf(session, id)
      const row = await store.find(id)
      if (!row) return defaultGoals
      return { forms: row.forms === 1, clicks: row.clicks === 1, reachedPageId: row.reachedPageId }
    },

    async change(session: Session, id: string, setting: GoalSetting): Promise<GoalSetting> {
      access.demand(session, 'pages.edit')
      const { name } = await pageOf(session, id)
      const { forms, clicks, reachedPageId } = setting
      if (reachedPageId === id) throw invalidField('reachedPageId', 'UNKNOWN_PAGE')
      if (reachedPageId !== null)
        await pageOf(session, reachedPageId).catch(() => {
          throw invalidField('reachedPageId', 'UNKNOWN_PAGE')
        })
      await settle()
      return database.inTransaction(async () => {
        await store.save({
          pageId: id,
          workspaceId: session.workspace.id,
          forms: forms ? 1 : 0,
          clicks: clicks ? 1 : 0,
          reachedPageId,
        })
        await emit({ ...by(session), kind: 'page-goals.changed', subject: { id, name } })
        return { forms, clicks, reachedPageId }
      })
    },
  }
}
export type PageGoals = ReturnType<typeof pageGoals>
