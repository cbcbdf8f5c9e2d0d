import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useSync } from '../../sync/state/sync-context.ts'
import { useSurface } from '../state/surface-context.ts'

/** The editor's one polite live region; seen as well while the keyboard moves something. */
export function Announcer() {
  const editor = useSurface()
  const { people } = useSync()
  const { text, isShown, turn } = useStore(editor.announcements)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    async function listen() {
      const [{ announceChanges }, { announcePeople }] = await Promise.all([
        import('./announce-changes.ts'),
        import('./announce-people.ts'),
      ])
      if (isOver) return
      const stops = [announceChanges(editor), announcePeople(people, editor.announcements)]
      stop = () => {
        for (const each of stops) each()
      }
    }
    void listen()
    return () => {
      isOver = true
      stop?.()
    }
  }, [editor, people])
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
