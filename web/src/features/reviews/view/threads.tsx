import type { Review, ReviewComment, ReviewThread } from '@aurelio/contracts/reviews'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatRelative } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { CommentForm } from './comment-form.tsx'
import type { Said, Shown } from './review-actions.ts'

type Handlers = {
  onShow: (thread: ReviewThread) => void
  /** Whether an element is not on the page that is looked at. */
  isGone: (element: string) => boolean
  onReply: (thread: string, said: Said) => Promise<boolean>
  onResolve: ((thread: string, resolved: boolean) => void) | undefined
}
type ThreadsProps = Handlers & { review: Review; shown: Shown | null }

/** What is said, thread by thread, by the numbers of their pins. */
export function Threads({ review, shown, ...handlers }: ThreadsProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Comentarios')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Comentarios')}</h2>
      {review.threads.length === 0 && <p className="text-muted">{t('Todavía no hay comentarios.')}</p>}
      <ol className="flex flex-col gap-3">
        {review.threads.map((thread, index) => (
          <Thread
            key={thread.id}
            thread={thread}
            number={index + 1}
            version={review.version}
            isShown={thread.id === shown?.id}
            isSought={thread.id === shown?.id && shown.place === undefined}
            can={review.can}
            {...handlers}
          />
        ))}
      </ol>
    </section>
  )
}

type ThreadProps = Handlers & {
  thread: ReviewThread
  number: number
  /** The version that is looked at. */
  version: number
  isShown: boolean
  /** Looked at from the page: it comes into sight. From here it is the page that does. */
  isSought: boolean
  can: Review['can']
}

function Thread({ thread, number, version, isShown, isSought, can, isGone, ...handlers }: ThreadProps) {
  const { onShow, onReply, onResolve } = handlers
  const { t } = useTranslation()
  const [isAnswering, setAnswering] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSought) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isSought])
  return (
    <li
      ref={box}
      className={cn('flex flex-col gap-3 rounded-lg border p-4', isShown && 'border-accent-text')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-label={t('Ver en la página el comentario {{number}}', { number })}
          aria-pressed={isShown}
          onClick={() => onShow(thread)}
          className="grid size-7 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent coarse:size-11"
        >
          {number}
        </button>
        {thread.resolved && <Badge tone="success">{t('Resuelto')}</Badge>}
        {thread.version !== version && (
          <Badge>{t('De la versión {{version}}', { version: thread.version })}</Badge>
        )}
      </div>
      {isGone(thread.element) && (
        <p className="text-dense text-muted">
          {t('El elemento de este comentario no está en la página que ves.')}
        </p>
      )}
      {thread.comments.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
      {isAnswering ? (
        <CommentForm
          label={t('Tu respuesta al comentario {{number}}', { number })}
          hasNotes={can.note}
          takesFocus
          onCancel={() => setAnswering(false)}
          onSend={async (said) => {
            const isSent = await onReply(thread.id, said)
            if (isSent) setAnswering(false)
            return isSent
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {can.comment && (
            <Button size="dense" onClick={() => setAnswering(true)}>
              {t('Responder')}
            </Button>
          )}
          {can.resolve && onResolve && (
            <Button size="dense" onClick={() => onResolve(thread.id, !thread.resolved)}>
              {thread.resolved ? t('Volver a abrir') : t('Resolver')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Comment({ comment: { by, text, internal, at } }: { comment: ReviewComment }) {
  const { t } = useTranslation()
  return (
    <div className={cn('flex flex-col gap-1', internal && 'rounded-md bg-accent-soft p-2')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-dense">
        <bdi className="font-medium break-words">{by.name}</bdi>
        {internal && <Badge tone="warning">{t('Solo para el equipo')}</Badge>}
        <time dateTime={at} title={formatDateTime(at)} className="text-muted">
          {formatRelative(at)}
        </time>
      </p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {text}
      </p>
    </div>
  )
}
