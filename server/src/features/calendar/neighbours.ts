import type { ProjectColor } from '@aurelio/contracts/projects'

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
type Publication = { id: string; name: string; publishAt: string; updatedAt: string }

/** What the calendar shows of other features. Days and moments are both included. */
export type Neighbours = {
  /** Of everybody, or the pending ones of one person. */
  tasksDue: (workspaceId: string, days: Days & { pendingOf?: string }) => Promise<Due[]>
  publications: (workspaceId: string, days: Days) => Promise<Publication[]>
  /** Of the workspace, for files that are read elsewhere. */
  timeZoneOf: (workspaceId: string) => Promise<string>
}
