import {
  applyStep,
  documentStepSchema,
  emptyDocument,
  historyCap,
  stepBetween,
  type History,
  type HistoryEntry,
  type PageDocument,
} from '@aurelio/page/document'
import { z } from 'zod'

/** One entry as it is kept: what it changed, instead of the whole page. The first one changes an empty page. */
const entrySchema = z.object({
  name: z.string(),
  label: z.string(),
  names: z.record(z.string(), z.string()).optional(),
  selection: z.string().nullable(),
  step: documentStepSchema,
})
const historySchema = z.object({
  index: z.int().min(0),
  entries: z.array(entrySchema).min(1).max(historyCap),
})

/** Texts of entries that have been written before, by the document of the entry and the one before it. */
const written = new WeakMap<HistoryEntry, { before: PageDocument; text: string }>()

/** A history as JSON. Costs what is new since the last time, and the oldest page once it changes. */
export function historyText({ entries, index }: History): string {
  let before = emptyDocument
  const texts = entries.map((entry) => {
    const text = entryText(entry, before)
    before = entry.document
    return text
  })
  return `{"index":${index},"entries":[${texts.join()}]}`
}

function entryText(entry: HistoryEntry, before: PageDocument): string {
  const known = written.get(entry)
  if (known?.before === before) return known.text
  const { document, name, label, names, selection } = entry
  const text = JSON.stringify({ name, label, names, selection, step: stepBetween(before, document) })
  written.set(entry, { before, text })
  return text
}

/** The history of a text; null where it cannot be read or does not fit together. */
export function readHistory(text: string): History | null {
  const read = historySchema.safeParse(parse(text))
  if (!read.success || read.data.index >= read.data.entries.length) return null
  const entries: HistoryEntry[] = []
  let before: PageDocument = emptyDocument
  for (const { step, names, ...entry } of read.data.entries) {
    const document = applyStep(before, step)
    if (!document) return null
    entries.push({ ...entry, ...(names && { names }), document })
    before = document
  }
  return { entries, index: read.data.index }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
