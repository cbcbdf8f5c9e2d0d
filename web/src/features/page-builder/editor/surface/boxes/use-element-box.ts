import { findElement, type ElementId } from '@aurelio/page/document'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Box } from '../geometry/geometry.ts'
import { onStage } from '../geometry/on-stage.ts'
import { boxOf } from '../drag/hit-test.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useSurface } from '../state/surface-context.ts'
import { elementNode } from '../nodes/element-node.ts'

/** An element's node, and where it lies on the stage. */
export type Placed = { node: HTMLElement; box: Box }

/** Where an element lies on the stage; follows every change of the page and of its size. */
export function useElementBox(id: ElementId, stageRef: RefObject<HTMLElement | null>): Placed | null {
  const [placed, setPlaced] = useState<Placed | null>(null)
  // Any change of the page may move the element, whether or not it touched the element itself.
  const document = useEditorState(documentOf)
  const { view } = useSurface()

  useLayoutEffect(() => {
    const stage = stageRef.current
    const node = stage && findElement(document, id) ? elementNode(stage, id) : null
    const measure = () =>
      setPlaced((before) => (stage && node ? kept(before, { node, box: onStage(boxOf(node), stage) }) : null))
    measure()
    // The viewport, a picture that has loaded, a panel that was closed: they all change a size; a zoom changes none.
    const observer = new ResizeObserver(measure)
    const page = node?.closest('[data-page-root]')
    for (const watched of [node, page, stage]) if (watched) observer.observe(watched)
    const leave = view.subscribe(measure)
    return () => {
      leave()
      observer.disconnect()
    }
  }, [id, document, view, stageRef])

  return placed
}

/** The place from before where nothing moved, so that nothing renders again. */
function kept(before: Placed | null, now: Placed): Placed {
  if (!before || before.node !== now.node) return now
  const [one, other] = [before.box, now.box]
  const unchanged =
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  return unchanged ? before : now
}
