import type { Viewport } from '@aurelio/page/document'
import { createContext } from 'react'

/**
 * What all elements on the canvas have in common. A context, so that thousands of them do not each listen to
 * the editor's state.
 */
export type CanvasMode = { viewport: Viewport; isReadOnly: boolean }

export const CanvasModeContext = createContext<CanvasMode>({ viewport: 'desktop', isReadOnly: false })
