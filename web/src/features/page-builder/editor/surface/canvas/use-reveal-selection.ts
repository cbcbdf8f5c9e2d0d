import { useLayoutEffect, type RefObject } from 'react'
import { useEditorState } from '../../model/state/hooks.ts'
import { elementNode } from '../nodes/element-node.ts'

/** Scrolls to what has just been selected when nothing of it can be seen: a new element, or one found by key. */
export function useRevealSelection(surfaceRef: RefObject<HTMLElement | null>): void {
  const selectedId = useEditorState((state) => state.selectedId)
  useLayoutEffect(() => {
    const surface = surfaceRef.current
    const node = surface && selectedId !== null ? elementNode(surface, selectedId) : null
    if (!surface || !node) return
    const [view, box] = [surface.getBoundingClientRect(), node.getBoundingClientRect()]
    const isHidden = box.bottom < view.top + 8 || box.top > view.bottom - 8
    if (isHidden) node.scrollIntoView({ block: 'center' })
  }, [surfaceRef, selectedId])
}
