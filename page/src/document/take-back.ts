import { openDraft, type Draft } from './draft.ts'
import { DocumentError } from './error.ts'
import { canRedo, canUndo, type History, type HistoryEntry } from './history.ts'
import { applyOperation, holds } from './operations/apply-operation.ts'
import type { Operation } from './operations/operation.ts'
import type { PageDocument } from './schema.ts'

/**
 * The history on another of its entries, and the steps that were left out on the way: a step is taken back, or
 * made again, whole and only while all that it touched stands as it left it. So nobody's later work is undone.
 */
export type Jump = {
  history: History
  skipped: readonly HistoryEntry[]
  /** What was done to the page on the way. */
  done: readonly Operation[]
}

/** Takes the last step back; the same history where there is none. */
export function undo(history: History): Jump {
  return canUndo(history) ? jump(history, history.index - 1) : { history, skipped: [], done: [] }
}

/** Makes the step again that was taken back last; the same history where there is none. */
export function redo(history: History): Jump {
  return canRedo(history) ? jump(history, history.index + 1) : { history, skipped: [], done: [] }
}

/** Goes to another entry step by step, over one copy of the page; a place that is none changes nothing. */
export function jump(history: History, index: number): Jump {
  const skipped: HistoryEntry[] = []
  const way: Operation[] = []
  if (index === history.index || history.entries[index] === undefined) return { history, skipped, done: way }
  const draft = openDraft(history.document)
  let { name } = history
  const isBack = index < history.index
  const steps = isBack
    ? history.entries.slice(index + 1, history.index + 1).toReversed()
    : history.entries.slice(history.index + 1, index + 1)
  for (const entry of steps) {
    const [done, next] = isBack ? [entry.operations, entry.inverse] : [entry.inverse, entry.operations]
    const names = entry.renamed ?? { before: name, after: name }
    const [from, to] = isBack ? [names.after, names.before] : [names.before, names.after]
    if (name === from && reverse(draft, done, next)) {
      name = to
      way.push(...next)
    } else skipped.push(entry)
  }
  return { history: { ...history, document: draft.finish(), name, index }, skipped, done: way }
}

/** A change that was made once, and what takes it back. */
type Change = Pick<HistoryEntry, 'operations' | 'inverse'>

/** Takes changes back, the last of them first, over one copy of the page; `left`: those that somebody has worked on since. */
export function takeBack<One extends Change>(
  document: PageDocument,
  changes: readonly One[],
): { operations: readonly Operation[]; left: readonly One[] } {
  const draft = openDraft(document)
  const operations: Operation[] = []
  const left: One[] = []
  for (const change of changes.toReversed())
    if (reverse(draft, change.operations, change.inverse)) operations.push(...change.inverse)
    else left.push(change)
  return { operations, left }
}

/** True where all steps can be taken back from here and made again: the history belongs to its page. */
export function isWhole(history: History): boolean {
  const back = jump(history, 0)
  return back.skipped.length === 0 && jump(back.history, history.entries.length - 1).skipped.length === 0
}

/** @param done what is taken back; its last operation by the first of `next`. False: nothing was changed. */
function reverse(draft: Draft, done: readonly Operation[], next: readonly Operation[]): boolean {
  const undone: Operation[] = []
  try {
    for (const [at, operation] of next.entries()) {
      const twin = done.at(-1 - at)
      if (!twin || !holds(draft, twin)) break
      undone.unshift(applyOperation(draft, operation))
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
  }
  if (undone.length === next.length) return true
  for (const operation of undone) applyOperation(draft, operation)
  return false
}
