import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { ReviewLink } from '@aurelio/contracts/reviews'
import { hashPassword, verifyPassword } from '../../../platform/auth/hashing.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ReviewLinkRow } from '../../../platform/database/tables/reviews.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { digestOf, newToken } from '../../../platform/secret-token.ts'
import { linkStore } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

type New = {
  workspaceId: string
  reviewId: string
  userId: string
  password?: string | undefined
  /** How long it lasts; null: until it is revoked. */
  days: number | null
}

/** Links by which somebody without an account reviews a page. The token is told once; its digest is all that is kept. */
export function reviewLinks({ database, limits }: { database: Database; limits: RateLimits }) {
  const store = linkStore(database)

  /** The link of a token. Throws what is wrong with it, each in its own words. */
  async function find(token: string): Promise<ReviewLinkRow> {
    const link = await store.byToken(digestOf(token))
    if (!link) throw refuse('REVIEW_LINK_UNKNOWN')
    const state = stateOf(link)
    if (state === 'revoked') throw refuse('REVIEW_LINK_REVOKED')
    if (state === 'expired') throw refuse('REVIEW_LINK_EXPIRED')
    return link
  }

  return {
    /** Makes the row of a link, to be kept by `insert` within the transaction of its review. */
    async prepare({ workspaceId, userId, password, days }: Omit<New, 'reviewId'>) {
      const token = newToken()
      const now = Date.now()
      const row = {
        id: randomUUID(),
        workspaceId,
        tokenHash: digestOf(token),
        passwordHash: password === undefined ? null : await hashPassword(password),
        createdBy: userId,
        createdAt: new Date(now).toISOString(),
        expiresAt: days === null ? null : new Date(now + days * dayMs).toISOString(),
        revokedAt: null,
        seenAt: null,
      } satisfies Omit<ReviewLinkRow, 'reviewId'>
      return { token, row }
    },
    insert: (row: ReviewLinkRow) => store.insert(row),

    /** Opens a link: with a password, only to whoever has its pass. */
    async open(token: string, pass: string | undefined): Promise<ReviewLinkRow> {
      const link = await find(token)
      if (link.passwordHash !== null && !isSame(pass ?? '', passOf(link.passwordHash, token)))
        throw refuse('REVIEW_PASSWORD_NEEDED')
      return link
    },

    /** The pass of a link for its password; a wrong one costs more and more time. */
    async unlock(token: string, password: string): Promise<{ pass: string }> {
      const { id, passwordHash } = await find(token)
      if (passwordHash === null) return { pass: '' }
      const seconds = await limits.guess('review-password', [id])
      if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
      if (!(await verifyPassword({ hash: passwordHash, password }))) throw refuse('REVIEW_PASSWORD_WRONG')
      await limits.forget('review-password', [id])
      return { pass: passOf(passwordHash, token) }
    },

    seen: (link: ReviewLinkRow) => store.seen(link.id, new Date().toISOString()),

    async list(workspaceId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await store.list(workspaceId, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toLink), nextCursor }
    },

    async revoke(workspaceId: string, id: string) {
      if (!(await store.revoke(workspaceId, id, new Date().toISOString()))) throw notFound()
      return { id }
    },
  }
}

/** What opens a link with a password from then on; another password makes another one. */
function passOf(passwordHash: string, token: string) {
  return createHmac('sha256', passwordHash).update(token).digest('base64url')
}

function isSame(given: string, wanted: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function stateOf({ revokedAt, expiresAt }: Pick<ReviewLinkRow, 'revokedAt' | 'expiresAt'>) {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= new Date().toISOString() ? 'expired' : 'open'
}

function toLink(row: ReviewLinkRow & { pageName: string }): ReviewLink {
  const { id, reviewId, pageName, passwordHash, createdAt, expiresAt, seenAt } = row
  const hasPassword = passwordHash !== null
  return { id, page: pageName, reviewId, hasPassword, state: stateOf(row), createdAt, expiresAt, seenAt }
}
