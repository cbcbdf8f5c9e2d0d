import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import { type CollectionItem, mostSheetLines } from '@aurelio/contracts/collections'
import { createStore } from 'zustand/vanilla'

/** A row of the sheet: an item, or what is to become one. */
export type SheetRow = { key: string; item: CollectionItem | undefined }
/** What a cell is to say: as it is typed, or as an item says it. */
export type Edit = { key: string; field: string; value: ItemValue }
/** What is wrong with a row: with one of its fields, or with the whole of it (`id`). */
export type RowFault = { field: string; fault: string }
type Done = { before: readonly Edit[]; after: readonly Edit[]; added: readonly string[] }

export type SheetState = {
  rows: readonly SheetRow[]
  /** The key of the row that is made when something is written below the last one. */
  nextKey: string
  /** What is not saved, by row and field. */
  typed: ReadonlyMap<string, ItemValues>
  faults: ReadonlyMap<string, RowFault>
  isSaving: boolean
  /** Why nothing could be saved at all. */
  failure: Error | null
  done: readonly Done[]
  undone: readonly Done[]
}

type Line = { itemId?: string; version?: number; values: ItemValues }
export type SheetServer = {
  save: (lines: Line[]) => Promise<{
    written: { line: number; item: CollectionItem }[]
    refused: { line: number; field: string; fault: string }[]
  }>
  remove: (itemId: string) => Promise<unknown>
}

const mostDone = 100

export type Sheet = ReturnType<typeof createSheet>

/**
 * Items as a sheet: what is typed and pasted stands at once and is saved in the background, row by row; what the server refuses stays
 * in its cell until it is put right. Rows keep their places, whatever order the changed items would have.
 */
export function createSheet(server: SheetServer) {
  let made = 0
  const keyOf = () => `new-${(made += 1)}`
  const store = createStore<SheetState>()(() => ({
    rows: [],
    nextKey: keyOf(),
    typed: new Map(),
    faults: new Map(),
    isSaving: false,
    failure: null,
    done: [],
    undone: [],
  }))
  /** Items that were removed here: the list may name them for a moment longer. */
  const gone = new Set<string>()
  /** Rows with something that the server has not been told. */
  const waiting = new Set<string>()
  let work = Promise.resolve()

  const { getState: get, setState: set } = store
  const rowOf = (key: string) => get().rows.find((row) => row.key === key)

  function valueAt(key: string, field: string): ItemValue {
    const typed = get().typed.get(key)
    return (typed && Object.hasOwn(typed, field) ? typed[field] : rowOf(key)?.item?.values[field]) ?? null
  }

  function put(edits: readonly Edit[]) {
    const { rows, nextKey, typed, faults, isSaving } = get()
    const known = new Set(rows.map(({ key }) => key))
    const next = new Map(typed)
    const left = new Map(faults)
    const added: string[] = []
    for (const { key, field, value } of edits) {
      if (!known.has(key)) {
        known.add(key)
        added.push(key)
      }
      next.set(key, { ...next.get(key), [field]: value })
      left.delete(key)
      waiting.add(key)
    }
    // What was taken back before it was ever taken is no news to the server.
    for (const key of isSaving ? [] : waiting)
      if (saysAsBefore(rowOf(key)?.item, next.get(key))) {
        next.delete(key)
        waiting.delete(key)
      }
    const more = added.map((key) => ({ key, item: undefined }))
    set({
      typed: next,
      faults: left,
      rows: more.length === 0 ? rows : [...rows, ...more],
      nextKey: known.has(nextKey) ? keyOf() : nextKey,
    })
    flush()
    return added
  }

  function flush() {
    if (waiting.size === 0) return
    set({ isSaving: true, failure: null })
    work = work.then(saveWaiting).catch(fail)
    void work.then(() => set({ isSaving: waiting.size > 0 && get().failure === null }))
  }

  function fail(error: unknown) {
    set({ failure: error instanceof Error ? error : new Error(String(error)) })
  }

  async function removeRows(keys: readonly string[]) {
    for (const key of keys) {
      const row = rowOf(key)
      waiting.delete(key)
      if (row?.item) {
        await server.remove(row.item.id)
        gone.add(row.item.id)
      }
      const { rows, typed, faults } = get()
      set({
        rows: rows.filter((one) => one.key !== key),
        typed: new Map([...typed].filter(([one]) => one !== key)),
        faults: new Map([...faults].filter(([one]) => one !== key)),
      })
    }
  }

  async function saveWaiting() {
    while (waiting.size > 0) {
      const keys = [...waiting].slice(0, mostSheetLines)
      const sent = keys.flatMap((key) => {
        const row = rowOf(key)
        const values = get().typed.get(key)
        const isBlank = !row?.item && Object.values(values ?? {}).every(isNothing)
        return row && values && !isBlank ? [{ key, row, values }] : []
      })
      for (const key of keys) waiting.delete(key)
      if (sent.length === 0) continue
      try {
        const answer = await server.save(
          sent.map(({ row: { item }, values }) => ({
            ...(item && { itemId: item.id, version: item.version }),
            values,
          })),
        )
        take(sent, answer)
      } catch (error) {
        for (const { key } of sent) waiting.add(key)
        throw error
      }
    }
  }

  function take(
    sent: readonly { key: string; values: ItemValues }[],
    { written, refused }: Awaited<ReturnType<SheetServer['save']>>,
  ) {
    const typed = new Map(get().typed)
    const faults = new Map(get().faults)
    const items = new Map<string, CollectionItem>()
    for (const { line, item } of written) {
      const one = sent[line]
      if (!one) continue
      items.set(one.key, item)
      faults.delete(one.key)
      // What was typed on meanwhile is not saved yet.
      const left = Object.entries(typed.get(one.key) ?? {}).filter(
        ([field, value]) => value !== one.values[field],
      )
      if (left.length === 0) typed.delete(one.key)
      else typed.set(one.key, Object.fromEntries(left))
    }
    for (const { line, field, fault } of refused) {
      const one = sent[line]
      if (one && !waiting.has(one.key)) faults.set(one.key, { field, fault })
    }
    const ids = new Set([...items.values()].map(({ id }) => id))
    const rows = get()
      .rows.map((row) => ({ ...row, item: items.get(row.key) ?? row.item }))
      // The list may have brought a new one before the answer came.
      .filter(({ key }) => !ids.has(key) || items.has(key))
    set({ rows, typed, faults })
  }

  /** Writes one step of what was done, or of what was undone. */
  function step(from: 'done' | 'undone', pick: (done: Done) => readonly Edit[]) {
    const last = get()[from].at(-1)
    if (!last) return undefined
    const to = from === 'done' ? 'undone' : 'done'
    set({ [from]: get()[from].slice(0, -1), [to]: [...get()[to], last] })
    put(pick(last))
    return last
  }

  return {
    store,
    valueAt,
    /** Keys for so many rows that there are not yet, the next one first. */
    newKeys: (count: number) =>
      Array.from({ length: count }, (_, at) => (at === 0 ? get().nextKey : keyOf())),

    /** Items as the list has them now: those that are known are changed in their places, others come below. */
    bring(items: readonly CollectionItem[]) {
      const { rows } = get()
      const at = new Map(rows.flatMap(({ key, item }) => (item ? [[item.id, key] as const] : [])))
      const fresh = new Map(items.map((item) => [item.id, item]))
      const kept = rows.map((row) => {
        const next = row.item && fresh.get(row.item.id)
        return next && row.item && next.version >= row.item.version ? { ...row, item: next } : row
      })
      const others = items
        .filter(({ id }) => !at.has(id) && !gone.has(id))
        .map((item) => ({ key: item.id, item }))
      set({ rows: [...kept, ...others] })
    },

    write(edits: readonly Edit[]) {
      const real = edits.filter(({ key, field, value }) => valueAt(key, field) !== value)
      if (real.length === 0) return
      const before = real.map(({ key, field }) => ({ key, field, value: valueAt(key, field) }))
      const added = put(real)
      set({ done: [...get().done, { before, after: real, added }].slice(-mostDone), undone: [] })
    },

    /** Takes back what was done last; rows that it made go. */
    undo() {
      const last = step('done', ({ before, added }) => before.filter(({ key }) => !added.includes(key)))
      if (!last || last.added.length === 0) return
      work = work.then(() => removeRows(last.added)).catch(fail)
    },
    redo: () => void step('undone', ({ after }) => after),

    /** Sends once more what could not be saved. */
    retry() {
      for (const key of get().typed.keys()) waiting.add(key)
      flush()
    },
  }
}

function saysAsBefore(item: CollectionItem | undefined, typed: ItemValues = {}): boolean {
  return item !== undefined && Object.entries(typed).every(([field, value]) => item.values[field] === value)
}

function isNothing(value: ItemValue | undefined): boolean {
  return value === null || value === undefined || value === ''
}
