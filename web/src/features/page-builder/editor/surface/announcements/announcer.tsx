import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useSurface } from '../state/surface-context.ts'

/** The editor's one polite live region; seen as well while the keyboard moves something. */
export function Announcer() {
  const editor = useSurface()
  const { text, isShown, turn } = useStore(editor.announcements)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    async function listen() {
      const { announceChanges } = await import('./announce-changes.ts')
      if (!isOver) stop = announceChanges(editor)
    }
    void listen()
    return () => {
      isOver = true
      stop?.()
    }
  }, [editor])
  return (
    <div
      aria-live="polite"
      data-announcements
      className={
        isShown
          ? 'pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit rounded-md border bg-raised px-4 py-2 text-center text-sm shadow-float'
          : 'sr-only'
      }
    >
      <p key={turn}>{text}</p>
    </div>
  )
}
