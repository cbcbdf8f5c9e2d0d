import { useStore } from 'zustand'
import { useSync } from './sync-context.ts'
import type { SaveState } from './save-state.ts'

/** A part of the state of saving. */
export function useSaveState<Part>(select: (state: SaveState) => Part): Part {
  return useStore(useSync().saves, select)
}
