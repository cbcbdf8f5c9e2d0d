import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PlugDrawing } from '../../ui/settings-drawings.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Which programs are told what happens in the workspace. */
export function WebhooksScreen() {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const webhooks = useQuery(api.webhooks.list.queryOptions())
  const rows = webhooks.data?.items
  return (
    <section className="flex flex-col gap-4" aria-labelledby="webhooks">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="webhooks" className="text-base font-semibold">
          {t('Webhooks')}
        </h2>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setAdding(true)}
        >
          {t('Nuevo webhook')}
        </Button>
      </div>
      <p className="text-muted">
        {t('Avisan a otro programa (tu CRM, Zapier, Make, n8n…) en cuanto llega o cambia un lead.')}
      </p>
      {webhooks.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los webhooks')}
          text={errorText(webhooks.error)}
          action={<Button onClick={() => void webhooks.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {webhooks.isPending && <Skeleton className="h-24" />}
      {rows?.length === 0 && (
        <EmptyState drawing={<PlugDrawing />} title={t('Todavía no hay ningún webhook.')} />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
    </section>
  )
}
