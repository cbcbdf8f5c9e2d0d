import { useEffect, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useSync } from '../../sync/state/sync-context.ts'
import { elementNode } from '../nodes/element-node.ts'

/** What ends it: whoever moves by themselves goes their own way again. */
const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const

/** Goes where the one who is followed goes: to their device, and to what they point at, type in or have selected. */
export function useFollow(stageRef: RefObject<HTMLElement | null>): void {
  const { store, people } = useSync()
  const presence = useStore(
    people,
    ({ others, following }) => others.find(({ session }) => session === following)?.presence ?? null,
  )
  const isFollowing = useStore(people, ({ following }) => following !== null)

  useEffect(() => {
    if (!presence) return
    const { viewport, typing, pointer, selected } = presence
    if (store.getState().viewport !== viewport) store.setState({ viewport })
    const id = typing ?? pointer?.id ?? selected.at(-1)
    const stage = stageRef.current
    const node = stage && id !== undefined ? elementNode(stage, id) : null
    if (!stage || !node) return
    const [view, box] = [stage.getBoundingClientRect(), node.getBoundingClientRect()]
    if (box.bottom < view.top + 8 || box.top > view.bottom - 8) node.scrollIntoView({ block: 'center' })
  }, [presence, store, stageRef])

  useEffect(() => {
    const stage = stageRef.current
    if (!isFollowing || !stage) return undefined
    const stop = () => people.setState({ following: null })
    for (const move of ownMoves) stage.addEventListener(move, stop, { passive: true })
    return () => {
      for (const move of ownMoves) stage.removeEventListener(move, stop)
    }
  }, [isFollowing, people, stageRef])
}
