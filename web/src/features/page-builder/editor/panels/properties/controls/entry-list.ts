/** An entry of a list prop, as it is stored. */
export type Entry = Readonly<Record<string, unknown>>

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The stored list without what is no entry. */
export function readEntries(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

/** The list with two entries in each other's place; the same where one of the places does not exist. */
export function swapped<T>(entries: readonly T[], from: number, to: number): T[] {
  const [moved, other] = [entries[from], entries[to]]
  if (moved === undefined || other === undefined) return [...entries]
  return entries.with(from, other).with(to, moved)
}
