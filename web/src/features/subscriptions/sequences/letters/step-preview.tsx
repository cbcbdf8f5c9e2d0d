import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { api, client } from '../../../../platform/api/client.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DrawnLetter } from '../../letters/preview/drawn-letter.tsx'
import { Review } from '../../letters/review.tsx'
import { TrialButton } from '../../letters/preview/trial-button.tsx'
import { letterEditorPath } from '../../subscriptions-path.ts'

/** The letter of the address as it is read, over the editor. */
export function StepPreview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const stepId = params.get('step') ?? ''
  /** Of which segments of its blocks the reader is. */
  const [mine, setMine] = useState<readonly string[]>([])
  const drawn = useQuery(
    api.subscriptions.drawnStep.queryOptions({
      input: { id, stepId, segments: mine.join(',') },
      placeholderData: keepPreviousData,
      // What was just kept is drawn anew.
      staleTime: 0,
    }),
  )
  const check = useQuery(api.subscriptions.checkStep.queryOptions({ input: { id, stepId }, staleTime: 0 }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Cómo se lee')}
      className="max-w-3xl"
      actions={<TrialButton attempt={() => client.subscriptions.tryStep({ id, stepId })} />}
    >
      <div className="flex min-h-0 flex-col gap-6 overflow-y-auto">
        <DrawnLetter drawn={drawn} mine={mine} onMine={setMine} />
        <Review check={check} editor={letterEditorPath(id, stepId)} onLead={onClose} />
      </div>
    </Dialog>
  )
}
