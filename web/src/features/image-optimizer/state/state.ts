import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Failure } from '../engine/failure.ts'
import { defaultSettings, outcomeKey, type OptimizerSettings } from '../engine/settings.ts'
import { type ImageItem, isBusy } from './item.ts'

export type Trouble =
  | { scope: 'single'; failure: Failure }
  | { scope: 'bulk'; failed: { name: string; failure: Failure }[] }
  | { scope: 'zip'; reason: string }

/** Pictures on their way together. Times in milliseconds. */
export type Batch = { total: number; done: number; startedAt: number }

export type OptimizerState = {
  settings: OptimizerSettings
  /** Ids in the order of the list. */
  order: readonly string[]
  items: ReadonlyMap<string, ImageItem>
  /** How many more are being taken in. */
  coming: number
  /** Files of the last addition that are no pictures, by their paths. */
  leftOut: readonly string[]
  batch: Batch | null
  trouble: Trouble | null
}

export const startState: OptimizerState = {
  settings: defaultSettings,
  order: [],
  items: new Map(),
  coming: 0,
  leftOut: [],
  batch: null,
  trouble: null,
}

export type Store = StoreApi<OptimizerState>

/** The state of one visit. */
export function createOptimizerStore(): Store {
  return createStore(() => startState)
}

/** The state with one picture changed; the same state where it is gone. */
export function withItem(
  state: OptimizerState,
  id: string,
  change: (item: ImageItem) => ImageItem,
): OptimizerState {
  const item = state.items.get(id)
  return item ? { ...state, items: new Map(state.items).set(id, change(item)) } : state
}

export function listed({ order, items }: Pick<OptimizerState, 'order' | 'items'>): ImageItem[] {
  return order.flatMap((id) => items.get(id) ?? [])
}

/** The highlighted picture, else the first one: what settings are tried on. */
export function chosenItem(state: OptimizerState): ImageItem | undefined {
  const all = listed(state)
  return all.find(({ highlighted }) => highlighted) ?? all[0]
}

/** Figures of the list; each a number, so that a screen can watch them one by one. */
export const count = {
  all: (state: OptimizerState) => state.order.length,
  withComing: ({ order, coming }: OptimizerState) => order.length + coming,
  optimized: (state: OptimizerState) => listed(state).filter(({ result }) => result !== null).length,
  transparent: (state: OptimizerState) =>
    listed(state).filter(({ inspection }) => inspection?.hasAlpha === true).length,
  waiting: (state: OptimizerState) => listed(state).filter(({ result }) => result === null).length,
  stale: (state: OptimizerState) => {
    const key = outcomeKey(state.settings)
    return listed(state).filter(({ result }) => result !== null && result.key !== key).length
  },
  busy: (state: OptimizerState) => listed(state).filter(isBusy).length,
  originalBytes: (state: OptimizerState) =>
    listed(state).reduce((sum, { file, result }) => sum + (result ? file.size : 0), 0),
  resultBytes: (state: OptimizerState) =>
    listed(state).reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0),
}
