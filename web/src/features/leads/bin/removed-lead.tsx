import type { Lead } from '@aurelio/contracts/leads'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { leadName } from '../lead-words.ts'

/** A deleted lead, and the way back for it. */
export function RemovedLead({ lead }: { lead: Lead & { deletedAt: string } }) {
  const { t } = useTranslation()
  const restore = useMutation(
    api.leads.restore.mutationOptions({
      onSuccess: () => notify.success(t('Lead restaurado')),
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  const name = leadName(lead)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium break-words">{name}</span>
        <span className="text-dense break-words text-muted">
          {[lead.email || lead.phone, lead.pageName].filter((text) => text && text !== name).join(' · ')}
        </span>
        <span className="text-dense text-muted">
          {t('Eliminado el {{date}}', { date: formatDateTime(lead.deletedAt) })}
        </span>
      </div>
      <Button
        size="dense"
        aria-label={t('Restaurar {{name}}', { name })}
        busy={restore.isPending}
        onClick={() => restore.mutate({ ids: [lead.id] })}
      >
        {t('Restaurar')}
      </Button>
    </li>
  )
}
