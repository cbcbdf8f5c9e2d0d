import { createContext, use } from 'react'
import type { EditorModel } from './editor-model.ts'

export const ModelContext = createContext<EditorModel | null>(null)

/** The model of the editor around a component; raises outside of one. */
export function useModel(): EditorModel {
  const model = use(ModelContext)
  if (!model) throw new Error('useModel must be used within a ModelContext')
  return model
}
