import type { PageSummary } from '@aurelio/contracts/pages'
import type { StoredPage } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { FunnelStore } from './store.ts'
import type { ThingOf } from './things/thing.ts'

type ToldLead = { name: string; valueCents: number; isWon: boolean }

/** What a funnel is made of. */
export type FunnelParts = {
  database: Database
  access: Access
  emit: Emit
  store: FunnelStore
  zoneOf: (workspaceId: string) => Promise<string>
  /** A page as it is saved; null where it is gone. */
  findPage: (
    workspaceId: string,
    id: string,
  ) => Promise<{ name: string; version: number; document: StoredPage } | null>
  /** Where a page stands; null where it does not. */
  urlOf: (workspaceId: string, id: string) => Promise<string | null>
  thingOf: ThingOf
  createPage: (session: Session, page: { name: string; document: StoredPage }) => Promise<PageSummary>
  savePage: (
    session: Session,
    change: { id: string; name: string; document: StoredPage; baseVersion: number },
  ) => Promise<unknown>
  publishPage: (session: Session, id: string) => Promise<unknown>
  /** Has pages made anew at their next visit; within the open transaction. */
  refresh: (pageIds: readonly string[]) => Promise<void>
  /** What a lead is called and worth; null where the person sees none of this id. */
  leadOf: (session: Session, id: string) => Promise<ToldLead | null>
}
