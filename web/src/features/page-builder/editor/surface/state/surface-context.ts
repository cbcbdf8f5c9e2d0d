import { createContext, use } from 'react'
import type { EditorSurface } from './editor-surface.ts'

export const SurfaceContext = createContext<EditorSurface | null>(null)

/** The surface of the editor around a component; raises outside of one. */
export function useSurface(): EditorSurface {
  const surface = use(SurfaceContext)
  if (!surface) throw new Error('useSurface must be used within a SurfaceContext')
  return surface
}
