import { useLayoutEffect, useState, type RefObject } from 'react'
import { findElement, type ElementId } from '@aurelio/page/document'
import { useEditorState } from '../../model/state/hooks.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { boxOf, pageRootSelector } from '../drag/hit-test.ts'
import type { Box } from '../geometry/geometry.ts'
import { onStage } from '../geometry/on-stage.ts'
import { elementNode } from '../nodes/element-node.ts'
import { useSurface } from '../state/surface-context.ts'

type MarkedBox<Mark> = { id: ElementId; mark: Mark; box: Box }

/** Where marked elements lie on the stage, measured together: there may be many. */
export function useMarkedBoxes<Mark>(
  marks: ReadonlyMap<ElementId, Mark>,
  stageRef: RefObject<HTMLElement | null>,
): readonly MarkedBox<Mark>[] {
  const [boxes, setBoxes] = useState<readonly MarkedBox<Mark>[]>([])
  // Any change of the page may move what is marked.
  const document = useEditorState(documentOf)
  const { view } = useSurface()

  useLayoutEffect(() => {
    const stage = stageRef.current
    if (!stage) return undefined
    const measure = () =>
      setBoxes(
        [...marks].flatMap(([id, mark]) => {
          const node = findElement(document, id) ? elementNode(stage, id) : null
          return node ? [{ id, mark, box: onStage(boxOf(node), stage) }] : []
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
  }, [marks, stageRef, document, view])

  return boxes
}
