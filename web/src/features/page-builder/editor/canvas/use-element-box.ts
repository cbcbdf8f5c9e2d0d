import type { ElementId } from '@aurelio/page/document'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Box } from '../drag/geometry.ts'
import { boxOf } from '../drag/hit-test.ts'
import { documentOf } from '../state/editor-store.ts'
import { useEditorState } from '../state/hooks.ts'
import { elementNode } from './element-node.ts'

/** A box of the browser window as it lies on the canvas's stage. */
export function onStage(box: Box, stage: HTMLElement): Box {
  const origin = stage.getBoundingClientRect()
  return {
    left: box.left - origin.left,
    top: box.top - origin.top,
    right: box.right - origin.left,
    bottom: box.bottom - origin.top,
  }
}

/** Where an element lies on the stage; follows every change of the page and of its size. */
export function useElementBox(id: ElementId | null, stageRef: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  // Any change of the page may move the element, whether or not it touched the element itself.
  const document = useEditorState(documentOf)
  const viewport = useEditorState((state) => state.viewport)

  useLayoutEffect(() => {
    const stage = stageRef.current
    const node = stage && id !== null ? elementNode(stage, id) : null
    if (!stage || !node) {
      setBox(null)
      return
    }
    const measure = () => setBox((before) => same(before, onStage(boxOf(node), stage)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    observer.observe(stage)
    const page = node.closest('[data-page-root]')
    if (page) observer.observe(page)
    return () => observer.disconnect()
  }, [id, document, viewport, stageRef])

  return box
}

function same(before: Box | null, now: Box): Box {
  if (!before) return now
  const unchanged =
    before.left === now.left &&
    before.top === now.top &&
    before.right === now.right &&
    before.bottom === now.bottom
  return unchanged ? before : now
}
