import { createContext, use } from 'react'
import type { EditorSync } from './editor-sync.ts'

export const SyncContext = createContext<EditorSync | null>(null)

/** The saving of the editor around a component; raises outside of one. */
export function useSync(): EditorSync {
  const sync = use(SyncContext)
  if (!sync) throw new Error('useSync must be used within a SyncContext')
  return sync
}
