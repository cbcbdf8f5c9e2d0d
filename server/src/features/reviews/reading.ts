import type { ShareLevel } from '@aurelio/contracts/clients'
import type { Review, ReviewSummary } from '@aurelio/contracts/reviews'
import type { Access } from '../../platform/access/access.ts'
import { type Scope, wholeOf } from '../../platform/access/scope.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { type ReviewHead, reviewStore } from './store.ts'
import { reviewTalk } from './talk/talk.ts'

export type Rights = Review['can']
type Parts = {
  database: Database
  files: FileStore
  access: Access
  /** Address of the agency's logo. */
  logoOf: (workspaceId: string) => Promise<string | null>
  /** What a client may do with a page; undefined where it is not shared with them. */
  levelOf: (pageId: string, userId: string) => Promise<ShareLevel | undefined>
}
type ListInput = { cursor?: string | undefined; pageId?: string | undefined; limit: number }

/** What whoever has a link may do. */
export const guestRights: Rights = { comment: true, decide: true, resolve: false, note: false }
const teamRights: Rights = { comment: true, decide: false, resolve: true, note: true }

/** Reviews as people see them. What is asked for by its id throws a 404 where there is none for them. */
export function reviewReading({ database, files, access, levelOf, logoOf }: Parts) {
  const store = reviewStore(database)
  const talk = reviewTalk(database)

  async function find(scope: Scope, id: string): Promise<ReviewHead> {
    const head = await store.find(scope, id)
    if (!head) throw notFound()
    return head
  }

  async function show(head: ReviewHead, can: Rights): Promise<Review> {
    const { id, pageId, pageName, version, agency, note, state, createdAt } = head
    const page = { id: can.note ? pageId : null, name: pageName }
    const { threads, decisions } = await talk.read(id, { withNotes: can.note })
    const agencyLogo = await logoOf(head.workspaceId)
    return { id, page, version, agency, agencyLogo, note, state, createdAt, threads, decisions, can }
  }

  return {
    show,

    /** A review with what the person may do with it. */
    async seen(session: Session, id: string): Promise<{ head: ReviewHead; can: Rights }> {
      const head = await find(access.scope(session), id)
      if (access.can(session, 'reviews.manage')) return { head, can: teamRights }
      const level = await levelOf(head.pageId, session.user.id)
      const decide = level === 'approve'
      return { head, can: { comment: decide || level === 'comment', decide, resolve: false, note: false } }
    },

    /** The review of a link, which names it. */
    byLink: ({ workspaceId, reviewId }: { workspaceId: string; reviewId: string }) =>
      find(wholeOf(workspaceId), reviewId),

    async page({ fileKey }: ReviewHead): Promise<{ html: string }> {
      return { html: await files.get(fileKey) }
    },

    async list(session: Session, { cursor, pageId, limit }: ListInput) {
      const rows = await store.list(access.scope(session), { after: positionOf(cursor), pageId, limit })
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toSummary), nextCursor }
    },
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewStore>['list']>>[number]

function toSummary(row: Row): ReviewSummary {
  const { id, pageId, pageName, pageVersion, version, state, createdAt } = row
  const openThreads = row.openThreads ?? 0
  const page = { id: pageId, name: pageName }
  return { id, page, version, isCurrent: pageVersion === version, state, openThreads, createdAt }
}
