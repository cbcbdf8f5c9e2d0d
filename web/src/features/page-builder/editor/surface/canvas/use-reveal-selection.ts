import { useLayoutEffect, type RefObject } from 'react'
import { useEditorState } from '../../model/state/hooks.ts'
import { elementNode } from '../nodes/element-node.ts'
import { unfold } from '../nodes/unfold.ts'

/**
 * Brings what has just been selected into sight: opens what it is folded in, and scrolls to it when nothing of it can be
 * seen, as with a new element or one found by key.
 */
export function useRevealSelection(surfaceRef: RefObject<HTMLElement | null>): void {
  const selectedId = useEditorState((state) => state.selectedId)
  useLayoutEffect(() => {
    const surface = surfaceRef.current
    const node = surface && selectedId !== null ? elementNode(surface, selectedId) : null
    if (!surface || !node) return
    unfold(surface, node)
    const [view, box] = [surface.getBoundingClientRect(), node.getBoundingClientRect()]
    const isHidden = box.bottom < view.top + 8 || box.top > view.bottom - 8
    if (isHidden) node.scrollIntoView({ block: 'center' })
  }, [surfaceRef, selectedId])
}
