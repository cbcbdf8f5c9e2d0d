import { addresses } from '@aurelio/contracts/addresses'
import type { Review, ReviewThread } from '@aurelio/contracts/reviews'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { stateNames, stateTones } from '../review-words.ts'
import { useReviewActions } from '../use-review-actions.ts'
import { CommentForm } from '../view/comment-form.tsx'
import { wholePage } from '../view/review-actions.ts'
import { Threads } from '../view/threads.tsx'
import { useAttempt } from '../view/use-attempt.ts'

type ReviewMarginProps = {
  review: Review
  /** The thread that is looked at. */
  shown: string | null
  onShow: (thread: ReviewThread) => void
  /** Whether an element stands on the page no more. */
  isGone: (element: string) => boolean
  /** What a new comment is about; null: the page as a whole. */
  selected: string | null
}

/** What is said of a page, beside the page where it is worked on. */
export function ReviewMargin({ review, shown, onShow, isGone, selected }: ReviewMarginProps) {
  const { t } = useTranslation()
  const actions = useReviewActions(review.id)
  const [isWriting, setWriting] = useState(false)
  const { attempt, failure } = useAttempt()

  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[review.state]}>{t(stateNames[review.state])}</Badge>
        <a
          href={addresses.review(review.id)}
          target="_blank"
          rel="noreferrer"
          className="text-dense text-accent-text underline"
        >
          {t('Ver la revisión')}
        </a>
      </p>
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {isWriting ? (
        <CommentForm
          label={selected === null ? t('Sobre la página entera') : t('Sobre el elemento seleccionado')}
          hasNotes={review.can.note}
          takesFocus
          onCancel={() => setWriting(false)}
          onSend={async (said) => {
            const place = { element: selected ?? wholePage, x: 50, y: 0 }
            const isSent = await attempt(() => actions.pin({ ...place, ...said }))
            if (isSent) setWriting(false)
            return isSent
          }}
        />
      ) : (
        <Button
          size="dense"
          className="self-start"
          icon={<MessageSquarePlus aria-hidden="true" className="size-4" />}
          onClick={() => setWriting(true)}
        >
          {t('Comentar')}
        </Button>
      )}
      <Threads
        review={review}
        shown={shown === null ? null : { id: shown }}
        isGone={isGone}
        onShow={onShow}
        onReply={(thread, said) => attempt(() => actions.reply(thread, said))}
        onResolve={(thread, resolved) => void attempt(() => actions.resolve(thread, resolved))}
      />
    </div>
  )
}
