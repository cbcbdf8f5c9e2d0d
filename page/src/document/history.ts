import type { ElementId, PageDocument } from './schema.ts'

/** One remembered state. Documents are immutable, so an entry is a reference: it costs what the edit changed. */
export type HistoryEntry = {
  readonly document: PageDocument
  /** What was done, in the words of the menu: 'Mover', 'Cambiar color', … */
  readonly label: string
  /** The selected element after it. */
  readonly selection: ElementId | null
  /** Edits with the same group that follow each other are one entry: typing in one field. */
  readonly group?: string
}

export type History = { readonly entries: readonly HistoryEntry[]; readonly index: number }

/** Entries kept, the starting state among them (page-builder.md §9). */
export const historyCap = 50

export function startHistory(
  document: PageDocument,
  label = 'Inicio',
  selection: ElementId | null = null,
): History {
  return { entries: [{ document, label, selection }], index: 0 }
}

/** The entry that holds now. */
export function currentEntry(history: History): HistoryEntry {
  const entry = history.entries[history.index]
  if (entry === undefined) throw new RangeError('A history always stands on one of its entries')
  return entry
}

/**
 * Remembers a change: drops what could be redone and, past the cap, the oldest entry. A document that did
 * not change records nothing. The newest entry is replaced when both carry the same group.
 */
export function record(history: History, entry: HistoryEntry): History {
  const current = currentEntry(history)
  if (entry.document === current.document) return history
  const grouped = entry.group !== undefined && entry.group === current.group && !canRedo(history)
  const kept = history.entries.slice(0, grouped ? history.index : history.index + 1)
  const entries = [...kept, entry].slice(-historyCap)
  return { entries, index: entries.length - 1 }
}

/** The state before; the same history where there is none. */
export function undo(history: History): History {
  return canUndo(history) ? { entries: history.entries, index: history.index - 1 } : history
}

/** The state that was undone last; the same history where there is none. */
export function redo(history: History): History {
  return canRedo(history) ? { entries: history.entries, index: history.index + 1 } : history
}

export function canUndo(history: History): boolean {
  return history.index > 0
}

export function canRedo(history: History): boolean {
  return history.index < history.entries.length - 1
}
