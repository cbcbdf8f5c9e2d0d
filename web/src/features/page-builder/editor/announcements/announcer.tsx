import { useStore } from 'zustand'
import { cn } from '../../../../ui/class-names.ts'
import { useEditor } from '../state/editor-context.ts'

/** The editor's one polite live region. */
export function Announcer() {
  const { text, isShown, turn } = useStore(useEditor().announcements)
  return (
    <div
      aria-live="polite"
      data-announcements
      className={cn(
        isShown
          ? 'pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit rounded-md border bg-raised px-4 py-2 text-center text-sm shadow-float'
          : 'sr-only',
      )}
    >
      <p key={turn}>{text}</p>
    </div>
  )
}
