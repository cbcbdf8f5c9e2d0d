import { randomUUID } from 'node:crypto'
import {
  type Notification,
  type NotificationKind,
  notificationSchema,
} from '@aurelio/contracts/notifications'
import type { Session } from '@aurelio/contracts/session'
import type { Publish } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import type { NotificationRow } from '../../platform/database/tables.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { LeadMail } from './lead-mail/lead-mail.ts'
import { anyIsTold } from './policy.ts'
import { notificationStore, type Owner } from './store.ts'

/** Something that has happened in a workspace, for those who work there. */
type Happening = {
  workspaceId: string
  kind: NotificationKind
  subject: { id: string; name: string }
  count: number
  /** Who did it, and so need not be told. */
  actorId: string | null
}

/** A lead as it has just been written. */
type NewLead = { workspaceId: string; pageId: string; pageName: string; createdAt: string }
/** A page as it has just been published, and by whom. */
type Published = { workspaceId: string; actorId: string | null; subject: { id: string; name: string } }

type Parts = { database: Database; publish: Publish; leadMail: LeadMail }
export type NotificationService = ReturnType<typeof notificationService>

const welcomes: readonly NotificationKind[] = ['welcome.security', 'welcome.tools', 'welcome.page']

/** The notifications of each person in each of their workspaces (dashboard.md §3, §4). */
export function notificationService({ database, publish, leadMail }: Parts) {
  const store = notificationStore(database)

  const tellScreens = ({ userId, workspaceId }: Owner) =>
    publish({ workspaceId, userId, topic: 'notifications' })

  async function afterReading(owner: Owner) {
    tellScreens(owner)
    return { unread: await store.unread(owner) }
  }

  /** Tells everybody who works in the workspace, within the open transaction. */
  async function tell({ workspaceId, kind, subject, count, actorId }: Happening): Promise<void> {
    const members = await store.members(workspaceId)
    const rows = members
      .filter(({ userId, role }) => userId !== actorId && anyIsTold(role))
      .map(({ userId }) => ({
        ...newRow(new Date()),
        userId,
        workspaceId,
        kind,
        subjectId: subject.id,
        subjectName: subject.name,
        count,
      }))
    await store.tell(rows)
    rows.forEach(tellScreens)
  }

  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const owner = ownerOf(session)
      const [rows, unread] = await Promise.all([
        store.list(owner, positionOf(cursor), limit),
        store.unread(owner),
      ])
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toNotification), nextCursor, unread }
    },

    async read(session: Session, id: string) {
      const owner = ownerOf(session)
      if (!(await store.exists(owner, id))) throw notFound()
      await store.markRead(owner, id, new Date().toISOString())
      return afterReading(owner)
    },

    async readAll(session: Session) {
      const owner = ownerOf(session)
      await store.markAllRead(owner, new Date().toISOString())
      return afterReading(owner)
    },

    /** The three that a new workspace starts with (dashboard.md §4), the first one on top. */
    async welcome(workspaceId: string, userId: string): Promise<void> {
      const now = Date.now()
      await store.tell(
        welcomes.map((kind, index) => ({
          ...newRow(new Date(now + index)),
          userId,
          workspaceId,
          kind,
          subjectId: '',
          subjectName: '',
          count: 1,
        })),
      )
    },

    /** Leads of one transaction, told within it: one notification for each page, and word for the mails. */
    async leadsReceived(leads: readonly NewLead[]): Promise<void> {
      const byPage = Map.groupBy(leads, ({ pageId }) => pageId)
      // In one order everywhere: two processes that lock the same rows must not wait for each other.
      for (const pageId of [...byPage.keys()].toSorted()) {
        const ofPage = byPage.get(pageId) ?? []
        const [first] = ofPage
        if (!first) continue
        const { workspaceId, pageName, createdAt } = first
        const subject = { id: pageId, name: pageName }
        await tell({ workspaceId, kind: 'lead.received', subject, count: ofPage.length, actorId: null })
        await leadMail.announce(workspaceId, pageId, createdAt)
      }
    },

    pagePublished: ({ workspaceId, actorId, subject }: Published): Promise<void> =>
      tell({ workspaceId, kind: 'page.published', subject, count: 1, actorId }),
  }
}

function ownerOf({ user, workspace }: Session): Owner {
  return { userId: user.id, workspaceId: workspace.id }
}

function newRow(at: Date) {
  return { id: randomUUID(), createdAt: at.toISOString(), readAt: null }
}

function toNotification(row: NotificationRow): Notification {
  const { id, kind, subjectId, subjectName, count, createdAt, readAt } = row
  const subject = subjectId === '' ? null : { id: subjectId, name: subjectName }
  return notificationSchema.parse({ id, kind, subject, count, createdAt, readAt })
}
