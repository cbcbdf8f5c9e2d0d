import type { BatchState } from '@aurelio/contracts/page-batches'
import type { BatchProblem } from '@aurelio/contracts/batch-problems'
import type { ScheduleProblem } from '@aurelio/contracts/page-schedules'

/** Many pages out of one table, once or again and again. */
export type PageBatchTables = {
  pageBatch: PageBatchRow
  pageBatchItem: PageBatchItemRow
  pageSchedule: PageScheduleRow
  pageScheduleRun: PageScheduleRunRow
}

export type PageBatchRow = {
  id: string
  workspaceId: string
  createdBy: string | null
  name: string
  /** JSON: a `BatchTarget`. */
  target: string
  /** The same for two batches of which one can change what the other made. */
  place: string
  /** The password of a WordPress, encrypted (`platform/sealed-text.ts`); null where there is none, or it is forgotten. */
  secret: string | null
  state: BatchState
  /** Names the work that was begun last: an earlier one that is still under way does nothing more. */
  run: string | null
  total: number
  done: number
  made: number
  changed: number
  same: number
  failed: number
  problem: BatchProblem | null
  startAt: string | null
  perDay: number | null
  /** When the next page is due. */
  nextAt: string | null
  createdAt: string
}

export type PageBatchItemRow = {
  batchId: string
  position: number
  place: string
  slug: string
  /** JSON: a `BatchRow`. */
  content: string
  /** What was published, in short: the same print is the same page. */
  print: string | null
  /** `sending`: it was being published when this was written. */
  state: 'waiting' | 'sending' | 'made' | 'changed' | 'same' | 'failed' | 'undone'
  /** The page there. */
  thingId: string | null
  /** JSON: what it was before it was changed. */
  before: string | null
  problem: BatchProblem | null
  settledAt: string | null
}

export type PageScheduleRow = {
  id: string
  workspaceId: string
  createdBy: string | null
  name: string
  /** JSON: a `BatchTarget`; its password, encrypted, as in a batch. */
  target: string
  secret: string | null
  /** JSON: a `PageRecipe`. */
  recipe: string
  /** JSON: a `ScheduleSource`; the text is null where it is read at an address. */
  tableFrom: string
  tableText: string | null
  placesFrom: string
  placesText: string | null
  /** JSON: a `Rhythm`. */
  rhythm: string
  /** Null while it is paused. */
  nextAt: string | null
  createdAt: string
}

export type PageScheduleRunRow = {
  id: string
  scheduleId: string
  byHand: number
  /** `published`: what became of it its batch says. */
  state: 'making' | 'published' | 'nothing' | 'failed'
  problem: ScheduleProblem | null
  detail: string
  same: number
  skipped: number
  batchId: string | null
  startedAt: string
}
