import type { OrderedStepOf } from '@aurelio/contracts/together-line'

/** A step that the server has not confirmed yet, and under what name it is told. */
export type Waiting<Operation> = {
  session: string
  n: number
  operations: readonly Operation[]
  name?: string
}

/** The order of a document as one editor knows it; the page package makes one (`createDocumentOrder`). */
export type Order<Shown, Operation> = {
  version: () => number
  waiting: () => readonly Waiting<Operation>[]
  isEmpty: () => boolean
  shownNow: () => Shown
  takeUnsent: (most: number) => readonly Waiting<Operation>[]
  unsend: () => void
  receive: (steps: readonly OrderedStepOf<Operation>[], shown: Shown) => Shown | null
  drop: (refused: ReadonlySet<number>, of: string) => readonly Waiting<Operation>[]
  begin: (shown: Shown, at: number) => Shown
  settle: (shown: Shown, at: number) => void
}
