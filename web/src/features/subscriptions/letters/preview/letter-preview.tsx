import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { api } from '../../../../platform/api/client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { tellRefusal } from '../../tell-refusal.ts'
import { Preview } from './preview.tsx'
import { Review } from '../review.tsx'

/** The letter of the address as it is read, with what it lacks, over the editor. */
export function LetterPreview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const queries = useQueryClient()
  // What was just kept is drawn anew.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: api.subscriptions.drawnLetter.key({ input: { id } }) })
    void queries.invalidateQueries({ queryKey: api.subscriptions.checkLetter.key({ input: { id } }) })
  }, [queries, id])
  const attempt = useMutation(
    api.subscriptions.tryLetter.mutationOptions({
      onError: tellRefusal,
      onSuccess: ({ to }) => notify.success(t('Prueba enviada a {{to}}', { to })),
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Cómo se lee')}
      className="max-w-3xl"
      actions={
        <Button
          icon={<FlaskConical aria-hidden="true" className="size-4" />}
          busy={attempt.isPending}
          onClick={() => attempt.mutate({ id })}
        >
          {t('Enviar prueba')}
        </Button>
      }
    >
      <div className="flex min-h-0 flex-col gap-6 overflow-y-auto">
        <Preview id={id} />
        <Review id={id} onLead={onClose} />
      </div>
    </Dialog>
  )
}
