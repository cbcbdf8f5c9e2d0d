import { useLayoutEffect, useState, type RefObject } from 'react'
import { findElement, type ElementId } from '@aurelio/page/document'
import { useEditorState } from '../../model/state/hooks.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { boxOf, pageRootSelector } from '../drag/hit-test.ts'
import type { Box } from '../geometry/geometry.ts'
import { onStage } from '../geometry/on-stage.ts'
import { elementNode } from '../nodes/element-node.ts'
import type { DifferenceKind, Differences } from '../state/difference-store.ts'
import { useSurface } from '../state/surface-context.ts'

type DifferenceBox = { id: ElementId; kind: DifferenceKind; box: Box }

/** Where what differs lies on the stage, measured together: a variant may differ everywhere. */
export function useDifferenceBoxes(
  differences: Differences,
  stageRef: RefObject<HTMLElement | null>,
): readonly DifferenceBox[] {
  const [boxes, setBoxes] = useState<readonly DifferenceBox[]>([])
  // Any change of the page may move what is marked.
  const document = useEditorState(documentOf)
  const { view } = useSurface()

  useLayoutEffect(() => {
    const stage = stageRef.current
    if (!stage) return undefined
    const measure = () =>
      setBoxes(
        [...differences].flatMap(([id, kind]) => {
          const node = findElement(document, id) ? elementNode(stage, id) : null
          return node ? [{ id, kind, box: onStage(boxOf(node), stage) }] : []
        }),
      )
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [stage, stage.querySelector(pageRootSelector)])
      if (watched) observer.observe(watched)
    const leave = view.subscribe(measure)
    return () => {
      leave()
      observer.disconnect()
    }
  }, [differences, stageRef, document, view])

  return boxes
}
