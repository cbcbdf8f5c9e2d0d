import type { ReviewThread } from '@aurelio/contracts/reviews'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Place } from './review-actions.ts'
import { usePins } from './use-pins.ts'

type PageFrameProps = {
  name: string
  html: string | undefined
  threads: readonly ReviewThread[]
  /** The thread that is looked at. */
  shown: string | null
  /** Whether the next click chooses a place. */
  isChoosing: boolean
  /** The place that is chosen for a new comment. */
  place: Place | null
  onChoose: (place: Place) => void
  onShow: (thread: string) => void
}

/**
 * The page as its own document, with the pins over it. The sandbox lets no script run and nothing lead away; it shares
 * our origin only so that we can see what is clicked and where the elements are.
 */
export function PageFrame({
  name,
  html,
  threads,
  shown,
  isChoosing,
  place,
  onChoose,
  onShow,
}: PageFrameProps) {
  const { t } = useTranslation()
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const places = place ? [...threads, { id: 'new', ...place }] : threads
  const pins = usePins(frame, places, isChoosing ? onChoose : null)
  return (
    <div className="relative h-[70dvh] min-h-80 overflow-hidden rounded-lg border bg-on-accent @4xl:h-auto">
      {html === undefined ? (
        <Skeleton className="size-full rounded-none" />
      ) : (
        <iframe
          ref={setFrame}
          title={t('Página: {{name}}', { name })}
          sandbox="allow-same-origin"
          srcDoc={html}
          className="size-full"
        />
      )}
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        {pins.map(({ id, left, top }) => {
          const number = threads.findIndex((thread) => thread.id === id) + 1
          const thread = threads[number - 1]
          return (
            <button
              key={id}
              type="button"
              disabled={!thread}
              aria-label={thread ? t('Ver el comentario {{number}}', { number }) : t('Comentario nuevo')}
              aria-pressed={id === shown}
              onClick={() => onShow(id)}
              style={{ left, top }}
              className={cn(
                'pointer-events-auto absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-on-accent bg-accent text-xs font-semibold text-on-accent shadow-float',
                thread?.resolved && 'opacity-60',
                id === shown && 'outline-2 outline-offset-2 outline-accent',
              )}
            >
              {thread ? number : '+'}
            </button>
          )
        })}
      </div>
    </div>
  )
}
