import type { ActivityKind } from '@aurelio/contracts/activity'

/** What is told of what happened: to the operator, on a timeline, to one person. */
export type HistoryTables = {
  auditEvent: AuditEventRow
  auditChain: AuditChainRow
  activity: ActivityRow
  notification: NotificationRow
}

export type AuditEventRow = {
  id: string
  at: string
  kind: string
  /** Whom it concerns. */
  userId: string | null
  /** Who did it. */
  actorId: string | null
  /** Where; null for what concerns an account alone. */
  workspaceId: string | null
  /** JSON. */
  detail: string
  /** Its place in the record, from 1 on without a gap. */
  seq: number
  /** Of the row and of the digest before it. */
  digest: string
}

/** The two ends of the record; one row. */
export type AuditChainRow = {
  id: 1
  /** Place and digest of the last entry. */
  seq: number
  digest: string
  /** The first place that is still kept, and the digest before it. */
  firstSeq: number
  digestBefore: string
}

export type ActivityRow = {
  id: string
  workspaceId: string
  kind: ActivityKind
  at: string
  actorId: string | null
  /** By which name somebody without an account did it. */
  guestName?: string | null
  subjectId: string
  subjectName: string
  projectId: string | null
  /** 1 for what concerns sample content. */
  sample: 0 | 1
}

export type NotificationRow = {
  id: string
  workspaceId: string
  userId: string
  kind: string
  /** Empty where it is about no thing. */
  subjectId: string
  subjectName: string
  count: number
  createdAt: string
  readAt: string | null
}
