import type { ActivityKind } from '@aurelio/contracts/activity'
import type { ProjectColor, ProjectState } from '@aurelio/contracts/projects'
import type { TaskPriority } from '@aurelio/contracts/tasks'
import type { GeneratedAlways, Insertable, Selectable } from 'kysely'

/**
 * Rows as the migrations make them. Portable columns only: text ids, text moments in UTC (`toISOString()`), JSON as
 * text, 0 or 1 for yes and no. The auth library's tables list just what the product itself reads or writes of them.
 */
export type Tables = {
  user: {
    id: string
    name: string
    email: string
    emailVerified: AuthFlag
    image: string | null
    role: string | null
    banned: AuthFlag | null
    twoFactorEnabled: AuthFlag | null
    createdAt: AuthTime
  }
  organization: { id: string; name: string; slug: string; createdAt: Date }
  member: { id: string; organizationId: string; userId: string; role: string; createdAt: Date }
  session: {
    id: string
    userId: string
    token: string
    userAgent: string | null
    ipAddress: string | null
    createdAt: AuthTime
    updatedAt: AuthTime
    expiresAt: Date
  }
  account: { id: string; userId: string; providerId: string; password: string | null }
  verification: { id: string; identifier: string; value: string; expiresAt: Date }
  rateLimit: RateLimitRow
  job: JobRow
  jobSchedule: JobScheduleRow
  outbox: OutboxRow
  page: PageRow
  publication: PublicationRow
  lead: LeadRow
  picture: PictureRow
  project: ProjectRow
  task: TaskTable
  activity: ActivityRow
  profile: ProfileRow
  knownDevice: { key: string; userId: string; lastUsedAt: string }
  usedCode: { key: string; expiresAt: string }
  auditEvent: AuditEventRow
  notification: NotificationRow
  leadMail: LeadMailRow
  videoInfo: VideoInfoRow
  videoTask: VideoTaskRow
}

/** The auth library's own columns differ between the engines: 0, 1 or a boolean; ISO text or a Date. */
export type AuthFlag = boolean | number
export type AuthTime = Date | string

export type ProfileRow = {
  userId: string
  bio: string
  role: string
  company: string
  location: string
  /** JSON, as the contract has them. */
  skills: string
  socialLinks: string
  preferences: string
  /** Version of the photo; part of the keys of its files. */
  photo: string | null
}

export type AuditEventRow = {
  id: string
  at: string
  kind: string
  /** Whom it concerns. */
  userId: string | null
  /** Who did it. */
  actorId: string | null
  /** JSON. */
  detail: string
}

export type RateLimitRow = {
  key: string
  count: number
  /** From here on the row means nothing and is counted anew. */
  resetAt: string
  /** While this lies ahead, every attempt is refused. */
  blockedUntil: string | null
}

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export type JobRow = {
  id: string
  kind: string
  state: JobState
  runAt: string
  leaseUntil: string | null
  worker: string | null
  attempt: number
  maxAttempts: number
  /** 0 to 100. */
  progress: number
  cancelRequested: 0 | 1
  /** While a row with it exists, a second job with the same key is not taken. */
  uniqueKey: string | null
  input: string
  output: string | null
  error: string | null
  createdAt: string
  finishedAt: string | null
}

export type JobScheduleRow = { kind: string; nextRunAt: string }

export type OutboxRow = {
  id: string
  dueAt: string
  /** JSON: a list of what happened in one transaction. */
  events: string
}

export type PageRow = {
  id: string
  workspaceId: string
  projectId: string | null
  name: string
  /** The name, as it is looked for. */
  search: string
  version: number
  createdAt: string
  updatedAt: string
  document: string
}

export type PublicationRow = {
  pageId: string
  workspaceId: string
  /** Stays with the page while it is withdrawn, so that its address comes back with it. */
  slug: string
  live: 0 | 1
  version: number
  publishedAt: string
  title: string
  fileKey: string
  document: string
  /** JSON; null for what was published before there were manifests, until somebody visits it. */
  manifest: string | null
}

export type LeadRow = {
  id: string
  workspaceId: string
  pageId: string | null
  pageName: string
  formId: string
  spam: 0 | 1
  createdAt: string
  /** `[{ name, label, value }]` */
  fields: string
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

export type LeadMailRow = {
  pageId: string
  workspaceId: string
  /** 1 while there are leads that no mail has told of. */
  pending: 0 | 1
  /** The moment of the last lead that was told of. */
  listedUntil: string
  /** No mail before this. */
  nextAt: string
}

/** What a person last learned about an address: a download may only name a format of it. */
export type PictureRow = {
  id: string
  workspaceId: string
  name: string
  /** Media type, as the bytes tell it. */
  type: string
  size: number
  createdAt: string
}

export type ProjectRow = {
  id: string
  workspaceId: string
  name: string
  description: string
  /** Name and description, as they are looked for. */
  search: string
  color: ProjectColor
  state: ProjectState
  /** 1 for sample content. */
  sample: 0 | 1
  createdAt: string
  /** When it or one of its tasks last changed. */
  updatedAt: string
  /** Since when it is removed; it can be restored for a while. */
  deletedAt: string | null
}

type TaskTable = {
  id: string
  workspaceId: string
  projectId: string | null
  assigneeId: string | null
  title: string
  notes: string
  /** The title, as it is looked for. */
  search: string
  priority: TaskPriority
  /** A day: `2026-11-20`. */
  dueOn: string | null
  /** `dueOn` as it is sorted: a task without a day comes last. */
  dueKey: GeneratedAlways<string>
  doneAt: string | null
  sample: 0 | 1
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** 1 where it was removed with its project, and comes back with it. */
  deletedWithProject: 0 | 1
}
export type TaskRow = Selectable<TaskTable>
export type NewTaskRow = Insertable<TaskTable>

export type ActivityRow = {
  id: string
  workspaceId: string
  kind: ActivityKind
  at: string
  actorId: string | null
  subjectId: string
  subjectName: string
  projectId: string | null
  /** 1 for what concerns sample content. */
  sample: 0 | 1
}

export type VideoInfoRow = {
  id: string
  workspaceId: string
  userId: string
  url: string
  createdAt: string
  info: string
}

export type VideoTaskState = 'queued' | 'downloading' | 'processing' | 'completed' | 'failed' | 'cancelled'

export type VideoTaskRow = {
  id: string
  workspaceId: string
  userId: string
  jobId: string | null
  url: string
  /** What of the address was asked for. */
  wanted: string
  state: VideoTaskState
  title: string
  /** 0 to 100. */
  percent: number
  /** Bytes a second. */
  speed: number
  /** Seconds left. */
  eta: number | null
  error: string | null
  /** Bytes that came over the network for it, failed attempts too. */
  received: number
  filename: string | null
  size: number | null
  /** Seconds. */
  duration: number | null
  fileKey: string | null
  /** 1 once its owner removed it: it still counts for the daily quota. */
  hidden: 0 | 1
  createdAt: string
  finishedAt: string | null
  expiresAt: string | null
}
