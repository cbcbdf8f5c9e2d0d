import type { ReviewState, Verdict } from '@aurelio/contracts/reviews'

/** Reviews of a page: what was asked, and what was said. */
export type ReviewTables = {
  review: ReviewRow
  reviewLink: ReviewLinkRow
  reviewThread: ReviewThreadRow
  reviewComment: ReviewCommentRow
  reviewDecision: ReviewDecisionRow
}

/** What was asked for of a version of a page; what is looked at never changes. */
export type ReviewRow = {
  id: string
  workspaceId: string
  pageId: string
  pageName: string
  /** What the page's own counter said. */
  version: number
  document: string
  fileKey: string
  /** Digest of the file. */
  hash: string
  note: string
  /** As the last decision has it. */
  state: ReviewState
  askedBy: string | null
  createdAt: string
}

export type ReviewLinkRow = {
  id: string
  workspaceId: string
  reviewId: string
  tokenHash: string
  passwordHash: string | null
  createdBy: string | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  seenAt: string | null
}

export type ReviewThreadRow = {
  id: string
  reviewId: string
  /** Id of the element in the document. */
  element: string
  /** Percent of the element's size. */
  x: number
  y: number
  resolvedAt: string | null
  createdAt: string
}

/** Null: said by a guest, by the name they gave. */
type SaidRow = { id: string; userId: string | null; name: string; team: 0 | 1; createdAt: string }

export type ReviewCommentRow = SaidRow & { threadId: string; internal: 0 | 1; text: string }

export type ReviewDecisionRow = SaidRow & { reviewId: string; verdict: Verdict; note: string }
