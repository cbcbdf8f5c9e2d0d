import type { BatchRow } from '@aurelio/contracts/page-batches'
import type { BatchProblem } from '@aurelio/contracts/batch-problems'

/** One page that cannot be published; the others can. */
export class PageRefused extends Error {
  readonly problem: BatchProblem
  constructor(problem: BatchProblem) {
    super(problem)
    this.name = 'PageRefused'
    this.problem = problem
  }
}

/** No page of the batch can be published. */
export class TargetRefused extends PageRefused {}

/** Where the pages of a batch are published. All of it may be asked again after a crash. */
export type Target = {
  /** What a page will be beside its own row: another template is another page. */
  readonly shape: string
  /** The page as it stands there, as JSON that `restore` takes; null where it is gone. */
  read: (thingId: string) => Promise<string | null>
  /**
   * Makes a page and gives its id there. `thingId`: what it may be called; `again`: it may stand there already, from a try
   * that was cut off; `begin` is told right before it may. Throws PageRefused.
   */
  make: (row: BatchRow, thingId: string, again: boolean, begin: () => Promise<void>) => Promise<string>
  change: (thingId: string, row: BatchRow) => Promise<void>
  /** Takes away a page that the batch made; `thingId` is what it may be called where making it was cut off. */
  remove: (thingId: string, row: BatchRow) => Promise<void>
  restore: (thingId: string, before: string) => Promise<void>
}
