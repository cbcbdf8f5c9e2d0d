import { createContext, use } from 'react'
import type { Editor } from '../../create-editor.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor around a component; raises outside of one. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor must be used within an EditorContext')
  return editor
}
