import type { BatchProblem, BatchState } from '@aurelio/contracts/page-batches'

/** Many pages out of one table. */
export type PageBatchTables = { pageBatch: PageBatchRow; pageBatchItem: PageBatchItemRow }

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
