import type { ReviewThread } from '@aurelio/contracts/reviews'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PinButton } from '../../../ui/pins/pin-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Place, Shown } from './review-actions.ts'
import { bringIntoView, usePins } from './use-pins.ts'

type PageFrameProps = {
  name: string
  html: string | undefined
  threads: readonly ReviewThread[]
  /** The thread that is looked at: where it has a place, that is brought into sight. */
  shown: Shown | null
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
  useEffect(() => {
    if (frame && shown?.place) bringIntoView(frame, shown.place)
  }, [frame, shown])
  return (
    <div className="relative h-[70dvh] min-h-80 overflow-hidden rounded-lg border bg-on-accent @4xl:sticky @4xl:top-20 @4xl:h-[calc(100dvh-12rem)]">
      {html === undefined ? (
        <Skeleton className="size-full rounded-none" />
      ) : (
        <iframe
          ref={setFrame}
          title={t('Página: {{name}}', { name })}
          sandbox="allow-same-origin"
          srcDoc={html}
          className="size-full scroll-mt-20"
        />
      )}
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        {pins.map(({ id, left, top }) => {
          const number = threads.findIndex((thread) => thread.id === id) + 1
          const thread = threads[number - 1]
          return (
            <PinButton
              key={id}
              pin={{ id, left, top }}
              label={thread ? t('Ver el comentario {{number}}', { number }) : t('Comentario nuevo')}
              text={thread ? String(number) : '+'}
              isShown={id === shown?.id}
              isDone={thread?.resolved}
              onShow={thread && (() => onShow(id))}
            />
          )
        })}
      </div>
    </div>
  )
}
