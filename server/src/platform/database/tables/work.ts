import type { ShareLevel } from '@aurelio/contracts/clients'
import type { ProjectColor, ProjectState } from '@aurelio/contracts/projects'
import type { TaskImport, TaskImportSource } from '@aurelio/contracts/task-imports'
import type { RepeatUnit, TaskPriority, TaskStage } from '@aurelio/contracts/tasks'
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { SavedViewRow } from './views.ts'

/** Projects, whom they are shared with, and tasks. */
export type WorkTables = {
  project: ProjectTable
  projectTime: ProjectTimeRow
  projectMember: ProjectMemberRow
  projectNotes: ProjectNotesRow
  projectLink: ProjectLinkRow
  reportLink: ReportLinkRow
  reportMailing: ReportMailingRow
  reportReader: ReportReaderRow
  grant: GrantRow
  pageGrant: PageGrantRow
  task: TaskTable
  /** The words on tasks. */
  taskLabel: { workspaceId: string; name: string; taskId: string }
  taskCheck: TaskCheckRow
  taskBlocker: TaskBlockerRow
  taskComment: TaskCommentRow
  taskView: SavedViewRow
  taskImport: TaskImportRow
  workFile: WorkFileRow
  projectTemplate: ProjectTemplateRow
}

type ProjectTable = {
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
  /** Whom it is for, by name. */
  client: Generated<string>
  /** A day: `2026-11-20`. */
  deadline: string | null
  /** The minutes that it may take. */
  budget: number | null
}

export type ProjectRow = Selectable<ProjectTable>

export type NewProjectRow = Insertable<ProjectTable>

/** Time that somebody worked on a project; without minutes a clock that runs since `createdAt`. */
export type ProjectTimeRow = {
  id: string
  workspaceId: string
  projectId: string
  userId: string | null
  day: string
  note: string
  minutes: number | null
  createdAt: string
}

/** Somebody of the team who works on a project; `userId` is the member's account. */
export type ProjectMemberRow = { workspaceId: string; projectId: string; memberId: string; userId: string }

/** What the team notes of a project. */
export type ProjectNotesRow = {
  projectId: string
  workspaceId: string
  text: string
  /** JSON: what is set apart in the text. */
  spans: string
  /** Counts each saving, from 1. */
  version: number
  authorId: string | null
  updatedAt: string
}

/** A site or a lead that a project is about; the other one is null. */
export type ProjectLinkRow = {
  id: string
  workspaceId: string
  projectId: string
  siteId: string | null
  leadId: string | null
  createdAt: string
}

/** A link by which a client reads figures. */
export type ReportLinkRow = {
  id: string
  workspaceId: string
  /** The project that it tells of; null for the whole workspace. */
  projectId: string | null
  tokenHash: string
  /** JSON, as the contract has it. */
  period: string
  createdAt: string
  revokedAt: string | null
  seenAt: string | null
}

/** A report that goes out by mail each month. */
export type ReportMailingRow = {
  id: string
  workspaceId: string
  /** The project that it tells of; null for the whole workspace. */
  projectId: string | null
  /** The last month that went out, or was over before this was set up: `2026-10`. */
  plannedMonth: string
  createdAt: string
}

/** Who reads one: a member by their account, or an address. */
export type ReportReaderRow = {
  id: string
  mailingId: string
  userId: string | null
  /** Empty for a member: theirs is the one of their account. */
  email: string
  stoppedAt: string | null
  /** Of the last one they were to have. */
  month: string | null
  state: 'waiting' | 'sent' | 'failed' | null
  at: string | null
  /** What the mail server said. */
  reason: string | null
}

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

/** A site or a single page that is shared with a client; the other one is null. */
export type PageGrantRow = Omit<GrantRow, 'projectId'> & {
  id: string
  siteId: string | null
  pageId: string | null
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
  /** The day on which it begins. */
  startOn: string | null
  /** A day: `2026-11-20`. */
  dueOn: string | null
  /** An hour of that day: `09:30`. Null where there is no day. */
  dueTime: Generated<string | null>
  /** Both as they are sorted: a task without a day comes last, one without an hour first on its day. */
  dueKey: GeneratedAlways<string>
  doneAt: string | null
  /** How far it was before it was done. */
  stage: Generated<TaskStage>
  /** Where it stands among those of its stage. */
  rank: Generated<string>
  sample: 0 | 1
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** 1 where it was removed with its project, and comes back with it. */
  deletedWithProject: 0 | 1
  /** 1 where clients with whom its project is shared see it. */
  clientVisible: Generated<0 | 1>
  /** The task that it is a part of. */
  parentId: string | null
  /** In minutes. */
  estimate: number | null
  repeatEvery: number | null
  repeatUnit: RepeatUnit | null
  /** The day from which its repetitions are counted. */
  repeatFrom: string | null
  /** The one that was made when it was done. */
  nextId: string | null
}

/** A line of a checklist. */
export type TaskCheckRow = {
  id: string
  workspaceId: string
  taskId: string
  text: string
  done: 0 | 1
  /** Where it stands among those of its task. */
  rank: string
}

/** A task that waits for another one. */
export type TaskBlockerRow = { id: string; workspaceId: string; taskId: string; blockerId: string }

export type TaskCommentRow = {
  id: string
  workspaceId: string
  taskId: string
  authorId: string | null
  text: string
  /** Who is called in it, as JSON: id and name. */
  mentions: string
  /** 1 where clients who see the task read it. */
  forClients: 0 | 1
  /** 1 where a client said it. */
  byClient: 0 | 1
  createdAt: string
  editedAt: string | null
  deletedAt: string | null
}

/** A project that others begin with; `content` says of what, as JSON. */
export type ProjectTemplateRow = {
  id: string
  workspaceId: string
  name: string
  content: string
  createdAt: string
}

/** A file of a task or of a project; the other one is null. */
export type WorkFileRow = {
  id: string
  workspaceId: string
  projectId: string | null
  taskId: string | null
  authorId: string | null
  name: string
  /** In bytes. */
  size: number
  /** 1 where clients who see the task or the project see it too. */
  forClients: 0 | 1
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

/** A file that tasks came out of. */
export type TaskImportRow = {
  id: string
  workspaceId: string
  fileName: string
  source: TaskImportSource
  /** The file itself until it is imported. */
  content: string
  columns: string
  preview: string
  mapping: string
  found: string
  /** Ids of the projects and tasks that it made, as JSON. */
  made: string
  state: TaskImport['state']
  imported: number
  createdAt: string
}

export type TaskRow = Selectable<TaskTable>

export type NewTaskRow = Insertable<TaskTable>
