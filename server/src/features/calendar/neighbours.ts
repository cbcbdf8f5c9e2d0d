import type { ProjectColor } from '@aurelio/contracts/projects'
import type { VisitRate } from '@aurelio/contracts/visits'
import type { Session } from '../../platform/access/session.ts'

type Days = { from: string; to: string; limit: number }
type Due = {
  id: string
  title: string
  dueOn: string
  dueTime: string | null
  doneAt: string | null
  updatedAt: string
  color: ProjectColor | null
}
/** `endedAt`: null while it runs. */
type Test = { id: string; name: string; startedAt: string; endedAt: string | null }
type Publication = { id: string; name: string; publishAt: string; updatedAt: string }

/** What the calendar shows of other features. Days and moments are both included. */
export type Neighbours = {
  /** Of everybody, or the pending ones of one person. */
  tasksDue: (workspaceId: string, days: Days & { pendingOf?: string }) => Promise<Due[]>
  publications: (workspaceId: string, days: Days) => Promise<Publication[]>
  /** Tests of pages that ran at any time of these days. */
  tests: (workspaceId: string, span: { start: string; end: string }) => Promise<Test[]>
  /** How many leads came within some time from a page, or by links of a campaign; a page of the reader's workspace. */
  leadsWithin: (
    session: Session,
    asked: { from: string; to: string } & ({ pageId: string } | { campaign: string }),
  ) => Promise<{ total: number; isCounted: boolean }>
  /** Visits within days, both of them counted, of a page or by links of a campaign; null where they are not counted. */
  visitsWithin: (
    workspaceId: string,
    asked: { pageId: string } | { campaign: string },
    days: { from: string; to: string },
  ) => Promise<VisitRate | null>
  /** What a page is called; null where the reader sees none with this id. */
  pageNamed: (session: Session, id: string) => Promise<string | null>
  /** Of the workspace, for files that are read elsewhere. */
  timeZoneOf: (workspaceId: string) => Promise<string>
}
