import type { PageDocument } from '@aurelio/page/document'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { apart, type Pin } from '../../../../../ui/pins/apart.ts'
import { useShownDocument } from '../../model/state/hooks.ts'
import { outermostId } from '../../model/places/outermost-id.ts'
import { boxOf } from '../drag/hit-test.ts'
import { onStage } from '../geometry/on-stage.ts'
import { elementNode } from '../nodes/element-node.ts'
import type { PinPlace } from '../state/pin-store.ts'
import { useSurface } from '../state/surface-context.ts'

/** Where pins stand on the stage, following every change of the page; those of what has no place there are left out. */
export function usePinPlaces(
  places: readonly PinPlace[],
  stageRef: RefObject<HTMLElement | null>,
): readonly Pin[] {
  const [pins, setPins] = useState<readonly Pin[]>([])
  // Any change of the page may move what they stand on.
  const document = useShownDocument()
  const { view } = useSurface()

  useLayoutEffect(() => {
    const stage = stageRef.current
    if (!stage) return undefined
    const measure = () => {
      const found = places.flatMap((place) => pinOf(place, document, stage))
      setPins(apart(found, { width: stage.clientWidth, height: stage.clientHeight }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [stage, pageOn(stage)]) if (watched) observer.observe(watched)
    const leave = view.subscribe(measure)
    return () => {
      leave()
      observer.disconnect()
    }
  }, [places, stageRef, document, view])

  return pins
}

function pinOf({ id, element, x, y }: PinPlace, document: PageDocument, stage: HTMLElement): Pin[] {
  if (element !== null && !document.elements[element]) return []
  const node = element === null ? pageOn(stage) : elementNode(stage, outermostId(element))
  if (!node) return []
  const { left, top, right, bottom } = onStage(boxOf(node), stage)
  if (right === left && bottom === top) return []
  return [{ id, left: left + ((right - left) * x) / 100, top: top + ((bottom - top) * y) / 100 }]
}

function pageOn(stage: HTMLElement): Element | null {
  return stage.querySelector('[data-page-root]')
}
