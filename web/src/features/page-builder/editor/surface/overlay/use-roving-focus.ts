import { useLayoutEffect, useRef, type RefObject } from 'react'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { isEditorControl } from '../pointer/connect-pointer.ts'
import { elementNode } from '../nodes/element-node.ts'

/**
 * The canvas is one stop of the Tab key: the selected element, or the canvas itself while nothing is selected.
 * The focus goes along with the selection while it is on the canvas, and comes back to it when the element
 * that had it was moved or removed.
 */
export function useRovingFocus(stageRef: RefObject<HTMLElement | null>): void {
  const selectedId = useEditorState((state) => state.selectedId)
  // With every change of the page: an element that was moved has a new node.
  useEditorState(documentOf)
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const surface = stageRef.current?.closest<HTMLElement>('[data-canvas]')
    if (!surface) return undefined
    const node = selectedId === null ? null : elementNode(surface, selectedId)
    // What has a document of its own would keep the keys for itself.
    const stop = node === null || node instanceof HTMLIFrameElement ? surface : node
    surface.tabIndex = stop === surface ? 0 : -1
    stop.tabIndex = 0
    if (isLost(focused.current) || isAstray(surface, stop)) stop.focus({ preventScroll: true })
    if (document.activeElement === stop) focused.current = stop
    return () => {
      if (stop !== surface) stop.tabIndex = -1
      surface.tabIndex = 0
    }
  })
}

/** The focused element went from the page, and the focus with it. */
function isLost(focused: Element | null): boolean {
  return document.activeElement === document.body && focused?.isConnected === false
}

/** The focus is on the page, but neither on the stop nor inside it, where a text may be edited. */
function isAstray(surface: HTMLElement, stop: HTMLElement): boolean {
  const active = document.activeElement
  if (!active || !surface.contains(active) || isEditorControl(active)) return false
  return stop === surface || !stop.contains(active)
}
