import { useCallback, useEffect, useRef } from 'react'
import { openTabChannel, type TabChannel } from '../tab-channel.ts'

type Word = 'entered' | 'left' | 'moved'

type OtherTabs = {
  /** True while it is known that the browser has no session for this tab. */
  isOut: boolean
  onEntered: () => void
  onLeft: () => void
}

/**
 * Whoever leaves in one tab has left in all; whoever comes in again, or moves to another workspace, does so everywhere.
 * Gives what tells the others that the person has left or moved here.
 */
export function useOtherTabs({ isOut, onEntered, onLeft }: OtherTabs) {
  const wasOut = useRef(isOut)
  const channel = useRef<TabChannel<Word>>(null)

  useEffect(() => {
    channel.current = openTabChannel<Word>('aurelio-session', (word) => {
      if (word === 'left') onLeft()
      else if (word === 'moved' || wasOut.current) onEntered()
    })
    return () => channel.current?.close()
  }, [onEntered, onLeft])

  useEffect(() => {
    if (wasOut.current && !isOut) channel.current?.say('entered')
    wasOut.current = isOut
  }, [isOut])

  const tellLeft = useCallback(() => channel.current?.say('left'), [])
  const tellMoved = useCallback(() => channel.current?.say('moved'), [])
  return { tellLeft, tellMoved }
}
