import type { Edited } from './edits/edit.ts'
import { joined, type Reversible } from './operations/join.ts'
import type { ElementId, PageDocument } from './schema.ts'

/** One remembered step: what it did and what takes it back, and nothing of the page it was done to. */
export type HistoryEntry = Reversible & {
  /** What was done, as a Spanish text whose placeholders stand in `names`: 'Mover {{Elemento}}'. */
  readonly label: string
  readonly names?: StepNames
  /** The selected element after it. */
  readonly selection: ElementId | null
  /** Edits with the same group that follow each other are one entry: typing in one field. */
  readonly group?: string
  /** The project's name, where the step changed it. */
  readonly renamed?: { readonly before: string; readonly after: string }
}

/** What a label speaks of, by its placeholder in lower case: `{ elemento: 'Botón' }`. */
export type StepNames = Readonly<Record<string, string>>

/** The page as it stands, its name, and the steps around it: the entry at `index` is the last one that holds. */
export type History = {
  readonly document: PageDocument
  /** Name of the project, which is the title of the page. */
  readonly name: string
  /** The first one is the state that the others started from. */
  readonly entries: readonly HistoryEntry[]
  readonly index: number
}

/** A change as it is recorded. `name`: that of the project from now on; absent: it keeps the one it has. */
export type Step = Pick<HistoryEntry, 'label' | 'names' | 'selection' | 'group'> & {
  readonly edited: Edited
  readonly name?: string
}

/** Entries kept, the starting state among them (page-builder.md §9). */
export const historyCap = 50

export function startHistory(document: PageDocument, name = '', selection: ElementId | null = null): History {
  const start = { label: 'Estado inicial', selection, operations: [], inverse: [] }
  return { document, name, entries: [start], index: 0 }
}

/** The entry that holds now. */
export function currentEntry(history: History): HistoryEntry {
  const entry = history.entries[history.index]
  if (entry === undefined) throw new RangeError('A history always stands on one of its entries')
  return entry
}

/**
 * Remembers a change: drops what could be redone and, past the cap, the oldest entry. Where neither page nor
 * name changed nothing is recorded. The newest entry grows where both carry the same group.
 */
export function record(history: History, { edited, name = history.name, ...step }: Step): History {
  const { document, operations, inverse } = edited
  if (operations.length === 0 && name === history.name) return history
  const renamed = name === history.name ? {} : { renamed: { before: history.name, after: name } }
  const entry: HistoryEntry = { ...step, operations, inverse, ...renamed }
  const current = currentEntry(history)
  const isGrouped = step.group !== undefined && step.group === current.group && !canRedo(history)
  const kept = history.entries.slice(0, isGrouped ? history.index : history.index + 1)
  const entries = capped([...kept, isGrouped ? grown(current, entry) : entry])
  return { document, name, entries, index: entries.length - 1 }
}

/** One entry of two: what it says is the later one's. */
function grown(current: HistoryEntry, entry: HistoryEntry): HistoryEntry {
  const before = current.renamed?.before ?? entry.renamed?.before
  const after = entry.renamed?.after ?? current.renamed?.after
  const renamed = before === undefined || after === undefined ? {} : { renamed: { before, after } }
  return { ...entry, ...joined(current, entry), ...renamed }
}

/** The newest entries. What the first of them did cannot be taken back any more, and goes. */
function capped(entries: readonly HistoryEntry[]): HistoryEntry[] {
  if (entries.length <= historyCap) return [...entries]
  const [first, ...others] = entries.slice(-historyCap)
  if (first === undefined) return []
  const { renamed: _name, ...start } = first
  return [{ ...start, operations: [], inverse: [] }, ...others]
}

/**
 * A kept history goes on with the one that began when its page was opened again: what was done since comes
 * behind it, and drops what could be redone.
 */
export function resume(kept: Pick<History, 'entries' | 'index'>, present: History): History {
  const [, ...since] = present.entries
  if (since.length === 0) return { ...present, entries: kept.entries, index: kept.index }
  const joint = [...kept.entries.slice(0, kept.index + 1), ...since]
  const entries = capped(joint)
  const dropped = joint.length - entries.length
  return { ...present, entries, index: Math.max(0, kept.index + present.index - dropped) }
}

export function canUndo(history: History): boolean {
  return history.index > 0
}

export function canRedo(history: History): boolean {
  return history.index < history.entries.length - 1
}
