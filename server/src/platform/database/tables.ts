import type { ActivityKind } from '@aurelio/contracts/activity'
import type { ShareLevel } from '@aurelio/contracts/clients'
import type { ReviewState, Verdict } from '@aurelio/contracts/reviews'
import type { ProjectColor, ProjectState } from '@aurelio/contracts/projects'
import type { LeadEntryKind, LeadState } from '@aurelio/contracts/leads'
import type { TaskPriority } from '@aurelio/contracts/tasks'
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

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
  invitation: {
    id: string
    organizationId: string
    /** Lower case. */
    email: string
    role: string | null
    /** As the auth library calls them. */
    status: 'pending' | 'accepted' | 'canceled'
    message: string | null
    inviterId: string
    createdAt: AuthTime
    expiresAt: AuthTime
  }
  lastWorkspace: { userId: string; workspaceId: string }
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
    activeOrganizationId: string | null
  }
  account: { id: string; userId: string; providerId: string; password: string | null }
  verification: { id: string; identifier: string; value: string; expiresAt: Date }
  rateLimit: RateLimitRow
  job: JobRow
  jobSchedule: JobScheduleRow
  outbox: OutboxRow
  site: SiteRow
  page: PageTable
  version: VersionRow
  publication: PublicationRow
  redirect: RedirectRow
  pageThumbnail: PageThumbnailRow
  lead: LeadTable
  leadEntry: LeadEntryRow
  picture: PictureRow
  project: ProjectRow
  grant: GrantRow
  review: ReviewRow
  reviewLink: ReviewLinkRow
  reviewThread: ReviewThreadRow
  reviewComment: ReviewCommentRow
  reviewDecision: ReviewDecisionRow
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
  /** Where; null for what concerns an account alone. */
  workspaceId: string | null
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

export type SiteRow = {
  id: string
  workspaceId: string
  name: string
  /** 1 for the one that every workspace begins with. */
  isDefault: 0 | 1
  /** Where its pages stand, once it is proven; until then, and without one, under /p/. */
  host: string | null
  /** What the DNS record of the host must say. */
  hostProof: string
  hostProvenAt: string | null
  language: string
  homePageId: string | null
  notFoundPageId: string | null
  /** JSON: whose legal texts its legal pages are. */
  legal: string | null
  createdAt: string
}

type PageTable = {
  id: string
  workspaceId: string
  projectId: string | null
  siteId: Generated<string | null>
  name: string
  /** The name, as it is looked for. */
  search: string
  version: number
  createdAt: string
  updatedAt: string
  document: string
  /** Under what its address stands: empty for /p/, else the id of the site whose host it is. */
  root: Generated<string>
  /** Its address, from the first time it is published; it stays while the page is withdrawn. */
  slug: Generated<string | null>
  /** JSON, as the contract has them. */
  settings: Generated<string>
  /** When it is to be published, by whom, and which version of it. */
  publishAt: Generated<string | null>
  publishBy: Generated<string | null>
  publishVersionId: Generated<string | null>
  /** Since when it lies in the bin. */
  deletedAt: Generated<string | null>
  /** What was live of it when it was deleted, and will be again once it is restored. */
  suspendedPublicationId: Generated<string | null>
}

/** The picture of a page on its card. */
export type PageThumbnailRow = {
  pageId: string
  workspaceId: string
  /** The version of the page that it shows. */
  version: number
  fileKey: string
}
export type PageRow = Selectable<PageTable>
export type NewPageRow = Insertable<PageTable>

/** A page as it was at a moment; never changed, but for a name that it gets later. */
export type VersionRow = {
  id: string
  pageId: string
  workspaceId: string
  /** Counts up from 1 within its page. */
  number: number
  kind: 'saved' | 'published' | 'restored'
  name: string | null
  authorId: string | null
  createdAt: string
  /** Of the document's text. */
  digest: string
  /** The version whose document this one's is packed against; null where it stands by itself. */
  baseId: string | null
  /** The document, as `packed-text.ts` packs it. */
  content: string
}

/** What was published of a page, when and with which settings. At most one of a page is live. */
export type PublicationRow = {
  id: string
  pageId: string
  workspaceId: string
  /** As in its page. */
  root: string
  slug: string
  live: 0 | 1
  /** What the page's own counter said. */
  version: number
  versionId: string
  authorId: string | null
  publishedAt: string
  title: string
  /** JSON. */
  settings: string
  /** Null once it is not live any more. */
  fileKey: string | null
  /** JSON; null for what must be rendered again, at the next visit. */
  manifest: string | null
}

export type RedirectRow = {
  id: string
  siteId: string
  /** The address that leads elsewhere, as in a page. */
  root: string
  slug: string
  /** Where it leads: to a page, wherever that stands, or to an address. */
  pageId: string | null
  target: string | null
  createdAt: string
}

type LeadTable = {
  id: string
  workspaceId: string
  pageId: string | null
  pageName: string
  formId: string
  /** 1 while it is kept apart. */
  spam: 0 | 1
  /** Why it is, by a code of the contract. */
  spamReason: string | null
  createdAt: string
  /** `[{ name, label, value }]` */
  fields: string
  /** What it was before it was kept apart, where it is. */
  state: Generated<Exclude<LeadState, 'spam'>>
  /** One more with each change. */
  version: Generated<number>
  name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  /** The same for the same person, however they wrote it. */
  emailKey: string | null
  phoneKey: string | null
  /** What was sent, as it is looked for. */
  search: Generated<string>
  /** The same of what the team keeps with it, which nobody else looks into. */
  teamSearch: Generated<string>
  assigneeId: string | null
  valueCents: number | null
  /** JSON: a list of texts. */
  labels: Generated<string>
}
export type LeadRow = Selectable<LeadTable>

export type LeadEntryRow = {
  id: string
  workspaceId: string
  leadId: string
  kind: LeadEntryKind
  authorId: string | null
  text: string
  /** The thing it is about, where it is about one. */
  subjectId: string | null
  at: string
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

/** A project that is shared with a client. */
export type GrantRow = {
  workspaceId: string
  projectId: string
  memberId: string
  /** The member's account. */
  userId: string
  level: ShareLevel
  /** 1 where the leads of its pages are shared too. */
  leads: 0 | 1
  createdAt: string
  createdBy: string | null
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
  /** 1 where clients with whom its project is shared see it. */
  clientVisible: Generated<0 | 1>
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
