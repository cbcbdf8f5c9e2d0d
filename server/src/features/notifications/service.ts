import { randomUUID } from 'node:crypto'
import type { Action } from '@aurelio/contracts/access'
import type { EventOf } from '@aurelio/contracts/events'
import {
  type Notification,
  type NotificationKind,
  notificationSchema,
} from '@aurelio/contracts/notifications'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { NotificationRow } from '../../platform/database/tables/history.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { LeadMail } from './lead-mail/lead-mail.ts'
import { notificationStore, type Owner } from './store.ts'

/** Something that has happened in a workspace, for those who work there. */
type Happening = {
  workspaceId: string
  kind: NotificationKind
  subject: { id: string; name: string }
  count: number
  /** Who did it, and so need not be told. */
  actorId: string | null
  at: string
}

type Parts = { database: Database; emit: Emit; access: Access; leadMail: LeadMail }
export type NotificationService = ReturnType<typeof notificationService>

const welcomes: readonly NotificationKind[] = ['welcome.security', 'welcome.tools', 'welcome.page']

/** The notifications of each person in each of their workspaces (dashboard.md §3, §4). */
export function notificationService({ database, emit, access, leadMail }: Parts) {
  const store = notificationStore(database)

  async function afterReading(session: Session) {
    await emit({ ...by(session), kind: 'notification.read', userIds: [session.user.id] })
    return { unread: await store.unread(ownerOf(session)) }
  }

  /** Tells everybody in the workspace who may do this, within the open transaction: who works there. */
  async function tell(happening: Happening, action: Action = 'news.receive'): Promise<void> {
    const members = await store.members(happening.workspaceId)
    const told = members.filter(
      ({ userId, role }) => userId !== happening.actorId && access.memberCan(role, action),
    )
    await tellPeople(
      told.map(({ userId }) => userId),
      happening,
    )
  }

  /** Tells these people, within the open transaction. */
  async function tellPeople(userIds: readonly string[], { actorId, at, ...happening }: Happening) {
    if (userIds.length === 0) return
    const { workspaceId, kind, subject, count } = happening
    const rows = userIds.map((userId) => ({
      ...newRow(at),
      userId,
      workspaceId,
      kind,
      subjectId: subject.id,
      subjectName: subject.name,
      count,
    }))
    await store.tell(rows)
    await emit({ kind: 'notification.told', workspaceId, actorId, origin: null, at, userIds: [...userIds] })
  }

  async function tellClients(review: Omit<Happening, 'count'> & { pageId: string }) {
    const clients = await store.clientsOf(review.pageId)
    const others = clients.filter((userId) => userId !== review.actorId)
    await tellPeople(others, { ...review, count: 1 })
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

    /** How many the person has not read, by workspace; none has no row. */
    async unreadOf(userId: string): Promise<ReadonlyMap<string, number>> {
      return new Map(
        (await store.unreadByWorkspace(userId)).map(({ workspaceId, total }) => [workspaceId, total]),
      )
    },

    async read(session: Session, id: string) {
      const owner = ownerOf(session)
      if (!(await store.exists(owner, id))) throw notFound()
      return database.inTransaction(async () => {
        await store.markRead(owner, id, new Date().toISOString())
        return afterReading(session)
      })
    },

    async readAll(session: Session) {
      return database.inTransaction(async () => {
        await store.markAllRead(ownerOf(session), new Date().toISOString())
        return afterReading(session)
      })
    },

    /** The three that a new workspace starts with (dashboard.md §4), the first one on top. */
    async welcome({ workspaceId, actorId, at }: EventOf<'workspace.created'>): Promise<void> {
      const now = Date.parse(at)
      await store.tell(
        welcomes.map((kind, index) => ({
          ...newRow(new Date(now + index).toISOString()),
          userId: actorId,
          workspaceId,
          kind,
          subjectId: '',
          subjectName: '',
          count: 1,
        })),
      )
    },

    /** One notification for each page, and word for the mails. */
    async leadsReceived(this: void, leads: readonly EventOf<'lead.received'>[]): Promise<void> {
      const byPage = Map.groupBy(leads, ({ pageId, subject }) => pageId ?? subject.name)
      // In one order everywhere: two processes that lock the same rows must not wait for each other.
      for (const key of [...byPage.keys()].toSorted())
        for (const ofPage of Map.groupBy(byPage.get(key) ?? [], ({ workspaceId }) => workspaceId).values()) {
          const [first] = ofPage.toSorted((one, other) => (one.at < other.at ? -1 : 1))
          if (!first) continue
          const { workspaceId, pageId, subject, actorId, at } = first
          const page = { id: pageId ?? subject.id, name: subject.name }
          await tell({ workspaceId, kind: 'lead.received', subject: page, count: ofPage.length, actorId, at })
          if (pageId !== null) await leadMail.announce(workspaceId, pageId, at)
        }
    },

    /** Tells the clients who see the page that somebody waits for their answer. */
    async reviewRequested(this: void, requested: readonly EventOf<'review.requested'>[]): Promise<void> {
      for (const review of requested) await tellClients(review)
    },

    /** Tells the team what is said in a review, and the clients what they may read of it. */
    async reviewAnswered(
      this: void,
      answers: readonly EventOf<'review.commented' | 'review.approved' | 'review.rejected'>[],
    ): Promise<void> {
      for (const answer of answers) {
        await tell({ ...answer, count: 1 })
        if (answer.kind === 'review.commented' && answer.forClients) await tellClients(answer)
      }
    },

    /** Tells the clients who see a thing from now on. */
    async shared(
      this: void,
      shared: readonly EventOf<'project.shared' | 'site.shared' | 'page.shared'>[],
    ): Promise<void> {
      for (const { added, ...thing } of shared) await tellPeople(added, { ...thing, count: 1 })
    },

    /** Those who work with leads, some days before old ones go. */
    async expiring(this: void, events: readonly EventOf<'lead.expiring'>[]): Promise<void> {
      for (const { leads: count, ...event } of events) await tell({ ...event, count }, 'leads.change')
    },

    /** Those of the team whom a note names. */
    async mentioned(this: void, notes: readonly EventOf<'lead.mentioned'>[]): Promise<void> {
      for (const { userIds, ...note } of notes) {
        const members = await store.members(note.workspaceId)
        const told = members.filter(
          ({ userId, role }) =>
            userIds.includes(userId) && userId !== note.actorId && access.memberCan(role, 'leads.change'),
        )
        await tellPeople(
          told.map(({ userId }) => userId),
          { ...note, count: 1 },
        )
      }
    },

    /** Those who are called in it, and whom the task is for. */
    async taskCommented(this: void, comments: readonly EventOf<'task.commented'>[]): Promise<void> {
      for (const { mentioned, assigneeId, ...comment } of comments) {
        const called = mentioned.filter((userId) => userId !== comment.actorId)
        await tellPeople(called.toSorted(), { ...comment, kind: 'task.mentioned', count: 1 })
        const isFor = assigneeId !== null && assigneeId !== comment.actorId && !called.includes(assigneeId)
        if (isFor) await tellPeople([assigneeId], { ...comment, count: 1 })
      }
    },

    /** Whoever has the task may begin. */
    async taskUnblocked(this: void, tasks: readonly EventOf<'task.unblocked'>[]): Promise<void> {
      for (const { assigneeId, ...task } of tasks)
        if (assigneeId !== null && assigneeId !== task.actorId)
          await tellPeople([assigneeId], { ...task, count: 1 })
    },

    /** Those who work there: whoever set it up may be away. */
    async scheduleFailed(this: void, failed: readonly EventOf<'page.schedule-failed'>[]): Promise<void> {
      for (const { workspaceId, subject, actorId, at } of failed)
        await tell(
          { workspaceId, kind: 'page.schedule-failed', subject, count: 1, actorId, at },
          'pages.edit',
        )
    },

    /** Those who can set it going again. */
    async webhookPaused(this: void, webhooks: readonly EventOf<'webhook.paused'>[]): Promise<void> {
      for (const { workspaceId, subject, actorId, at } of webhooks)
        await tell({ workspaceId, kind: 'webhook.paused', subject, count: 1, actorId, at }, 'webhooks.manage')
    },

    /** Those who can put its record back, or let the host go. */
    async hostAtRisk(
      this: void,
      sites: readonly EventOf<'site.host-missing' | 'site.host-lost'>[],
    ): Promise<void> {
      for (const site of sites) await tell({ ...site, count: 1 }, 'sites.manage')
    },

    async pagePublished(this: void, pages: readonly EventOf<'page.published'>[]): Promise<void> {
      for (const page of pages) await tell({ ...page, count: 1 })
    },
  }
}

function ownerOf({ user, workspace }: Session): Owner {
  return { userId: user.id, workspaceId: workspace.id }
}

function newRow(createdAt: string) {
  return { id: randomUUID(), createdAt, readAt: null }
}

function toNotification(row: NotificationRow): Notification {
  const { id, kind, subjectId, subjectName, count, createdAt, readAt } = row
  const subject = subjectId === '' ? null : { id: subjectId, name: subjectName }
  return notificationSchema.parse({ id, kind, subject, count, createdAt, readAt })
}
