import type { ElementId } from '@aurelio/page/document'
import { createStore } from 'zustand/vanilla'
import { createAutoScroll } from './auto-scroll.ts'
import type { Point } from '../geometry/geometry.ts'
import { chainAt } from './hit-test.ts'
import { movedId, type DragPayload } from '../../model/transfer/payload.ts'
import { targetAt } from './target.ts'
import type { DragSession, DragState, DropTarget } from '../state/drag-session.ts'

type Parts = {
  /** Whether an element takes others in. */
  accepts: (id: ElementId) => boolean
  /** The slot in the page for one counted among the elements that are drawn. */
  indexOf: (parent: ElementId | null, slot: number) => number
  commit: (payload: DragPayload, target: DropTarget, how: { isCopy?: boolean }) => void
}

/**
 * One drag, whichever input drives it (mouse, touch, keyboard): it knows points and payloads, never events.
 * @param commit puts the payload at the target, as one named change
 */
export function createDragSession({ accepts, indexOf, commit }: Parts): DragSession {
  const state = createStore<{ drag: DragState }>(() => ({ drag: null }))
  let surface: HTMLElement | null = null
  let last: Point | null = null
  const scroll = createAutoScroll(() => {
    if (last) aim(last)
  })

  function targetFor(point: Point, payload: DragPayload | null): DropTarget | null {
    const chain = surface && chainAt(surface, point, accepts, movedId(payload))
    if (!chain) return null
    const target = targetAt(point, chain)
    return { ...target, index: indexOf(target.parent, target.index) }
  }

  function aim(point: Point) {
    const { drag } = state.getState()
    if (drag) setTarget(targetFor(point, drag.payload))
  }

  function setTarget(target: DropTarget | null) {
    const { drag } = state.getState()
    if (drag && !sameTarget(target, drag.target)) state.setState({ drag: { payload: drag.payload, target } })
  }

  function end() {
    last = null
    scroll.stop()
    if (state.getState().drag) state.setState({ drag: null })
  }

  return {
    state,
    setSurface: (next) => {
      surface = next
    },
    surface: () => surface,
    start: (payload) => state.setState({ drag: { payload, target: null } }),
    moveTo: (point) => {
      last = point
      aim(point)
      if (surface) scroll.follow(surface, point)
    },
    aimAt: setTarget,
    leave: () => {
      last = null
      scroll.stop()
      const { drag } = state.getState()
      // What came from another window may go back there, and its end is not told here.
      if (drag?.payload === null) end()
      else setTarget(null)
    },
    drop: (point, payload, how = {}) => {
      const target = targetFor(point, payload)
      end()
      if (target) commit(payload, target, how)
    },
    dropHere: () => {
      const { drag } = state.getState()
      end()
      if (drag?.payload && drag.target) commit(drag.payload, drag.target, {})
    },
    release: (point) => {
      const target = targetFor(point, null)
      end()
      return target
    },
    cancel: end,
  }
}

function sameTarget(a: DropTarget | null, b: DropTarget | null): boolean {
  if (a === null || b === null) return a === b
  const sameLine = a.line === null || b.line === null ? a.line === b.line : sameBox(a.line, b.line)
  return a.parent === b.parent && a.index === b.index && sameLine && sameBox(a.box, b.box)
}

function sameBox(a: DropTarget['box'], b: DropTarget['box']): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom
}
