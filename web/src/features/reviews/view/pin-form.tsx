import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CommentForm } from './comment-form.tsx'
import type { Place, Said } from './review-actions.ts'

type PinFormProps = {
  place: Place | 'choosing' | null
  hasNotes: boolean
  onStart: () => void
  /** Without a place of its own: about the page as a whole. */
  onWhole: () => void
  onCancel: () => void
  onSend: (said: Said) => Promise<boolean>
}

/** A new comment: first its place on the page, then its words. */
export function PinForm({ place, hasNotes, onStart, onWhole, onCancel, onSend }: PinFormProps) {
  const { t } = useTranslation()
  if (place === null)
    return (
      <Button
        className="self-start"
        icon={<MessageSquarePlus aria-hidden="true" className="size-4" />}
        onClick={onStart}
      >
        {t('Comentar')}
      </Button>
    )
  if (place === 'choosing')
    return (
      <div className="flex flex-col items-start gap-3 rounded-lg border p-4">
        <p role="status">{t('Haz clic en la parte de la página que quieras comentar.')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onWhole}>{t('Comentar la página entera')}</Button>
          <Button onClick={onCancel}>{t('Cancelar')}</Button>
        </div>
      </div>
    )
  return (
    <div className="rounded-lg border p-4">
      <CommentForm
        label={t('Escribe un comentario')}
        hasNotes={hasNotes}
        takesFocus
        onSend={onSend}
        onCancel={onCancel}
      />
    </div>
  )
}
