import { type ElementId, type ElementNode, noSiteLinks } from '@aurelio/page/document'
import type { ListView } from '@aurelio/page/elements'
import { createContext } from 'react'
import type { EditorState } from '../../model/state/editor-store.ts'

/**
 * What all elements on the canvas have in common. A context, so that thousands of them do not each listen to
 * the editor's state.
 */
export type CanvasMode = Pick<EditorState, 'viewport' | 'isReadOnly' | 'links' | 'letter' | 'sampleOf'> & {
  /** An element with what its site says; null while that is not loaded. */
  said: ((node: ElementNode) => ElementNode) | null
  /** What visitors may ask of lists, by the ids of their elements. */
  lists: ReadonlyMap<ElementId, ListView>
}

export const CanvasModeContext = createContext<CanvasMode>({
  viewport: 'desktop',
  isReadOnly: false,
  links: noSiteLinks,
  letter: null,
  sampleOf: null,
  said: null,
  lists: new Map(),
})
