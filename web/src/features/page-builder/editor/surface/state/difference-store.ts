import type { ElementChange, ElementId } from '@aurelio/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readJson, writeJson } from '../../../../../platform/local-storage.ts'

export type DifferenceKind = ElementChange['kind']
export type Differences = ReadonlyMap<ElementId, DifferenceKind>

/** What of the variant that is open is not as in A; nothing where no variant is. */
export type DifferenceStore = StoreApi<{
  differences: Differences
  /** Whether they are marked: chosen once for this browser. */
  areMarked: boolean
}>

const choiceKey = 'aurelio-variant-marks'
const none: Differences = new Map()

export function createDifferenceStore(): DifferenceStore {
  return createStore(() => ({ differences: none, areMarked: readJson(choiceKey) !== false }))
}

export function markDifferences(store: DifferenceStore, areMarked: boolean): void {
  store.setState({ areMarked })
  writeJson(choiceKey, areMarked)
}
