import { useLayoutEffect, useState, type RefObject } from 'react'
import { onStage } from '../geometry/on-stage.ts'
import { useSurface } from '../state/surface-context.ts'

/** Room that the name and the buttons of the element take above it, in CSS pixels. */
const above = 28

/** Where the toolbar stands on the stage: over its text, or below it where there is no room. */
export function useTextPlace(
  node: HTMLElement,
  stageRef: RefObject<HTMLElement | null>,
  barRef: RefObject<HTMLElement | null>,
): { left: number; top: number } {
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const { view } = useSurface()

  useLayoutEffect(() => {
    const [stage, bar] = [stageRef.current, barRef.current]
    if (!stage || !bar) return undefined
    const measure = () => {
      const box = onStage(node.getBoundingClientRect(), stage)
      const over = box.top - above - bar.offsetHeight
      const room = Math.max(stage.clientWidth - bar.offsetWidth, 0)
      setPlace({ left: Math.min(Math.max(box.left, 0), room), top: over < 0 ? box.bottom + 8 : over })
    }
    measure()
    const observer = new ResizeObserver(measure)
    const page = node.closest('[data-page-root]')
    for (const watched of [node, page, stage, bar]) if (watched) observer.observe(watched)
    const leave = view.subscribe(measure)
    return () => {
      leave()
      observer.disconnect()
    }
  }, [node, view, stageRef, barRef])

  return place
}
