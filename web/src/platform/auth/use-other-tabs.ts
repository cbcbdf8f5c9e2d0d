import { useEffect, useRef } from 'react'

type Word = 'entered' | 'left'

const channelName = 'aurelio-session'

/** Tells the other tabs of this browser that the person has left. */
export function tellLeft(): void {
  say('left')
}

function say(word: Word): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(word)
  channel.close()
}

type OtherTabs = {
  /** True while it is known that the browser has no session for this tab. */
  isOut: boolean
  onEntered: () => void
  onLeft: () => void
}

/** Whoever leaves in one tab has left in all; whoever comes in again comes in everywhere. */
export function useOtherTabs({ isOut, onEntered, onLeft }: OtherTabs): void {
  const wasOut = useRef(isOut)

  useEffect(() => {
    if (wasOut.current && !isOut) say('entered')
    wasOut.current = isOut
  }, [isOut])

  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data === 'left') onLeft()
      else if (wasOut.current) onEntered()
    })
    return () => channel.close()
  }, [onEntered, onLeft])
}
