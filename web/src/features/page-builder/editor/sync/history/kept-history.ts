import { historyCap, operationSchema, type History, type HistoryEntry } from '@aurelio/page/document'
import { z } from 'zod'

const entrySchema = z.object({
  label: z.string(),
  names: z.record(z.string(), z.string()).optional(),
  selection: z.string().nullable(),
  operations: z.array(operationSchema),
  inverse: z.array(operationSchema),
  renamed: z.object({ before: z.string(), after: z.string() }).optional(),
})
const historySchema = z.object({
  name: z.string(),
  index: z.int().min(0),
  entries: z.array(entrySchema).min(1).max(historyCap),
})

/** A history without its page, which is kept elsewhere: it is of use on that page alone (`isWhole` tells). */
export type KeptHistory = Pick<History, 'name' | 'index' | 'entries'>

/** Texts of entries that have been written before. */
const written = new WeakMap<HistoryEntry, string>()

/** A history as JSON, without its page. Costs what is new since the last time. */
export function historyText({ name, index, entries }: History): string {
  return `{"name":${JSON.stringify(name)},"index":${index},"entries":[${entries.map(entryText).join()}]}`
}

function entryText(entry: HistoryEntry): string {
  const known = written.get(entry)
  if (known !== undefined) return known
  // A visit to a field ends with the page.
  const { group: _visit, ...kept } = entry
  const text = JSON.stringify(kept)
  written.set(entry, text)
  return text
}

/** The history of a text; null where it cannot be read. One of an older Aurelio, which kept whole pages, is none. */
export function readHistory(text: string): KeptHistory | null {
  const read = historySchema.safeParse(parse(text))
  if (!read.success || read.data.index >= read.data.entries.length) return null
  const entries = read.data.entries.map(({ names, renamed, ...entry }) => ({
    ...entry,
    ...(names && { names }),
    ...(renamed && { renamed }),
  }))
  return { ...read.data, entries }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
