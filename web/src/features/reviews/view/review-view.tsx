import type { Review } from '@aurelio/contracts/reviews'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { stateNames, stateTones } from '../review-words.ts'
import { Decide } from './decide.tsx'
import { Decisions } from './decisions.tsx'
import { PageFrame } from './page-frame.tsx'
import { PinForm } from './pin-form.tsx'
import { type Place, type ReviewActions, type Shown, wholePage } from './review-actions.ts'
import { Threads } from './threads.tsx'
import { useAttempt } from './use-attempt.ts'
import { useGone } from './use-gone.ts'

type ReviewViewProps = {
  review: Review
  /** The page; undefined until it has come. */
  html: string | undefined
  actions: ReviewActions
  /** Who speaks, where that has to be asked. `check`: whether it is known; asks for it where not. */
  identity?: { field: ReactNode; check: () => boolean }
  /** Beside the title. */
  side?: ReactNode
}

/** A page under review: the page with its pins, and what is said about it. */
export function ReviewView({ review, html, actions, identity, side }: ReviewViewProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<Place | 'choosing' | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const { attempt: attemptKnown, failure } = useAttempt()
  const isGone = useGone(html)
  const attempt = async (act: () => Promise<unknown>) =>
    (identity?.check() ?? true) && (await attemptKnown(act))

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          {review.agencyLogo !== null && (
            <img
              src={review.agencyLogo}
              alt={review.agency}
              className="mb-1 max-h-10 max-w-40 self-start rounded-md bg-white object-contain p-1"
            />
          )}
          <p className="text-dense text-muted">
            {t('{{agency}} te enseña', { agency: review.agency })} ·{' '}
            <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-2xl font-semibold break-words">
              <bdi>{review.page.name}</bdi>
            </h1>
            <span role="status">
              <Badge tone={stateTones[review.state]}>{t(stateNames[review.state])}</Badge>
            </span>
          </div>
          {review.note !== '' && (
            <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
              {review.note}
            </p>
          )}
        </div>
        {side}
      </header>
      <div className="grid min-h-0 flex-1 gap-4 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PageFrame
          name={review.page.name}
          html={html}
          threads={review.threads}
          shown={shown}
          isChoosing={place === 'choosing'}
          place={place === 'choosing' ? null : place}
          onChoose={setPlace}
          onShow={(id) => setShown({ id })}
        />
        <aside aria-label={t('Revisión')} className="flex min-w-0 flex-col gap-5">
          {identity?.field}
          {review.can.comment && (
            <PinForm
              place={place}
              hasNotes={review.can.note}
              onStart={() => setPlace('choosing')}
              onWhole={() => setPlace({ element: wholePage, x: 50, y: 0 })}
              onCancel={() => setPlace(null)}
              onSend={async (said) => {
                if (place === null || place === 'choosing') return false
                const isSent = await attempt(() => actions.pin({ ...place, ...said }))
                if (isSent) setPlace(null)
                return isSent
              }}
            />
          )}
          {failure !== undefined && (
            <p role="alert" className="text-danger">
              {failure}
            </p>
          )}
          {review.can.decide && (
            <Decide onDecide={(verdict, note) => attempt(() => actions.decide(verdict, note))} />
          )}
          <Decisions decisions={review.decisions} />
          <Threads
            review={review}
            shown={shown}
            isGone={isGone}
            onShow={({ id, element, x, y }) => setShown({ id, place: { element, x, y } })}
            onReply={(thread, said) => attempt(() => actions.reply(thread, said))}
            onResolve={
              actions.resolve &&
              ((thread, resolved) => void attempt(async () => actions.resolve?.(thread, resolved)))
            }
          />
        </aside>
      </div>
    </div>
  )
}
