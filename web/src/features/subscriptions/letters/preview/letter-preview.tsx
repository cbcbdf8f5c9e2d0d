import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { api, client } from '../../../../platform/api/client.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Preview } from './preview.tsx'
import { LetterReview } from '../letter-review.tsx'
import { TrialButton } from './trial-button.tsx'

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
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Cómo se lee')}
      className="max-w-3xl"
      actions={<TrialButton attempt={() => client.subscriptions.tryLetter({ id })} />}
    >
      <div className="flex min-h-0 flex-col gap-6 overflow-y-auto">
        <Preview id={id} />
        <LetterReview id={id} onLead={onClose} />
      </div>
    </Dialog>
  )
}
