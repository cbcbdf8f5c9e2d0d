import type { SymbolWithDocument } from '@aurelio/contracts/symbols'
import {
  decodeStoredPage,
  emptyDocument,
  stepBetween,
  symbolsIn,
  symbolType,
  type PageDocument,
  type Symbols,
} from '@aurelio/page/document'
import { ORPCError } from '@orpc/client'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { api } from '../../../../../platform/api/client.ts'
import { loadGroups, needsGroups } from '../../model/groups/load-groups.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'
import { documentOf, type EditorState, type EditorStore } from '../../model/state/editor-store.ts'

/**
 * Keeps the symbols that stand on the page in the editor, also as others change them. One that the server does not
 * have any more is told on the canvas; without an answer they stay as they were.
 */
export function useSymbols({ store }: EditorModel): void {
  const placed = useStore(store, placedSymbols)
  const ids = placed === '' ? [] : placed.split(' ')
  const found = useQueries({
    queries: ids.map((id) => api.symbols.get.queryOptions({ input: { id }, retry: false })),
    combine: (answers) =>
      answers.map(({ data, error }) => (isGone(error) ? lostSymbol : { data, isLost: false })),
  })
  useEffect(() => {
    const symbols = new Map(found.flatMap(({ data }) => documentOfSymbol(data)))
    const lost = found.flatMap(({ isLost }, at) => (isLost ? (ids[at] ?? []) : []))
    const before = store.getState()
    if (!isSameMap(symbols, before.symbols)) void show(store, symbols)
    if (lost.join() !== [...before.lostSymbols].join()) store.setState({ lostSymbols: new Set(lost) })
  })
}

/** What a symbol is made of may not be known yet; drawn too early it would stay empty. */
async function show(store: EditorStore, symbols: Symbols): Promise<void> {
  if ([...symbols.values()].some(needsGroups)) await loadGroups()
  store.setState({ symbols })
}

const lostSymbol = { data: undefined, isLost: true }

function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 404
}

const decoded = new WeakMap<SymbolWithDocument, PageDocument | null>()

/** Read once for each answer. One that cannot be read shows nothing. */
function documentOfSymbol(symbol: SymbolWithDocument | undefined): [string, PageDocument][] {
  if (!symbol) return []
  let document = decoded.get(symbol)
  if (document === undefined) {
    const read = decodeStoredPage(symbol.document)
    document = read.ok ? read.document : null
    decoded.set(symbol, document)
  }
  return document ? [[symbol.id, document]] : []
}

function isSameMap(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)
}

const known = new WeakMap<PageDocument, ReadonlySet<string>>()
let latest: PageDocument = emptyDocument

function symbolsOn(document: PageDocument): ReadonlySet<string> {
  const found = known.get(document) ?? symbolsIn(document)
  known.set(document, found)
  return found
}

/** What stood on the page before the last change still does, where that change is none of a symbol. */
function symbolsOnPage(document: PageDocument): ReadonlySet<string> {
  const before = known.get(latest)
  if (before && !known.has(document)) {
    const { changed, gone } = stepBetween(latest, document)
    const isOther = gone.length === 0 && changed.every(({ type }) => type !== symbolType)
    if (isOther) known.set(document, before)
  }
  latest = document
  return symbolsOn(document)
}

/** Ids of what stands on the page and inside the symbols that are known, as one text: asked with every change. */
function placedSymbols(state: EditorState): string {
  const found = new Set(symbolsOnPage(documentOf(state)))
  // A set gives what is added while it is read.
  for (const id of found) {
    const held = state.symbols.get(id)
    if (held) for (const inner of symbolsOn(held)) found.add(inner)
  }
  return [...found].toSorted().join(' ')
}
