import type { ElementId, ElementNode, PageDocument } from './schema.ts'

/** One remembered state. Documents are immutable, so an entry is a reference: it costs what the edit changed. */
export type HistoryEntry = {
  readonly document: PageDocument
  /** Name of the project, which is the title of the page. */
  readonly name: string
  /** What was done, as a Spanish text whose placeholders stand in `names`: 'Mover {{Elemento}}'. */
  readonly label: string
  readonly names?: StepNames
  /** The selected element after it. */
  readonly selection: ElementId | null
  /** Edits with the same group that follow each other are one entry: typing in one field. */
  readonly group?: string
}

/** What a label speaks of, by its placeholder in lower case: `{ elemento: 'Botón' }`. */
export type StepNames = Readonly<Record<string, string>>

export type History = { readonly entries: readonly HistoryEntry[]; readonly index: number }

/** Entries kept, the starting state among them (page-builder.md §9). */
export const historyCap = 50

export function startHistory(document: PageDocument, name = '', selection: ElementId | null = null): History {
  return { entries: [{ document, name, label: 'Estado inicial', selection }], index: 0 }
}

/** The entry that holds now. */
export function currentEntry(history: History): HistoryEntry {
  const entry = history.entries[history.index]
  if (entry === undefined) throw new RangeError('A history always stands on one of its entries')
  return entry
}

/**
 * Remembers a change: drops what could be redone and, past the cap, the oldest entry. Where neither document
 * nor name changed nothing is recorded. The newest entry is replaced when both carry the same group.
 */
export function record(history: History, entry: HistoryEntry): History {
  const current = currentEntry(history)
  if (entry.document === current.document && entry.name === current.name) return history
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

/** Stands on another of the entries; a place that is none of them leaves the history as it is. */
export function jump(history: History, index: number): History {
  return index === history.index || history.entries[index] === undefined ? history : { ...history, index }
}

/**
 * A kept history goes on with the one that began when its page was opened again: what was done since comes
 * behind it, and drops what could be redone. Groups end with the visit that they were named after.
 * @param kept its present document must equal the page that `present` started with
 */
export function resume(kept: History, present: History): History {
  const [start, ...since] = present.entries
  if (start === undefined) return kept
  const twin = currentEntry(kept).document
  const entries = kept.entries.map(({ document, name, label, names, selection }, at) => ({
    document: at === kept.index ? start.document : withTwins(document, twin, start.document),
    name,
    label,
    selection,
    ...(names && { names }),
  }))
  if (since.length === 0) return { entries, index: kept.index }
  const joined = [...entries.slice(0, kept.index + 1), ...since]
  const dropped = Math.max(0, joined.length - historyCap)
  return { entries: joined.slice(dropped), index: Math.max(0, kept.index + present.index - dropped) }
}

/** The document with elements of `own` for the equal ones of `twin`, so that what did not change is shared. */
function withTwins(document: PageDocument, twin: PageDocument, own: PageDocument): PageDocument {
  const elements: Record<ElementId, ElementNode> = {}
  for (const [id, node] of Object.entries(document.elements))
    elements[id] = (node === twin.elements[id] ? own.elements[id] : undefined) ?? node
  return { elements, root: document.root === twin.root ? own.root : document.root }
}

export function canUndo(history: History): boolean {
  return history.index > 0
}

export function canRedo(history: History): boolean {
  return history.index < history.entries.length - 1
}
