import type { Form } from '@aurelio/contracts/forms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { zone } from '../../platform/zone.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswersChart } from './answers-chart.tsx'
import { EmbedCodes } from './embed-codes.tsx'
import { FieldSummary } from './field-summary.tsx'

/** What was answered, field by field, and the codes for other sites. */
export function FormDetails({ form }: { form: Form }) {
  const { pageId, formId, address } = form
  const { t } = useTranslation()
  const summary = useQuery({
    queryKey: [...api.forms.key(), 'summary', pageId, formId],
    queryFn: () =>
      pageId === null
        ? client.forms.get({ id: formId, zone: zone() })
        : client.forms.inPage({ pageId, formId, zone: zone() }),
  })
  if (summary.isPending) return <Skeleton className="h-32" />
  if (!summary.data)
    return (
      <ErrorPanel
        title={t('No se ha podido cargar el resumen')}
        text={errorText(summary.error)}
        action={<Button onClick={() => void summary.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  const { looked, fields, days, embed } = summary.data
  return (
    <div className="grid gap-6 border-t pt-4 @3xl:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-4">
        <h3 className="text-dense font-semibold text-muted">{t('Resumen')}</h3>
        {looked === 0 ? (
          <p className="text-muted">{t('Nadie lo ha contestado todavía.')}</p>
        ) : (
          <>
            <AnswersChart days={days} />
            {fields.map((field) => (
              <FieldSummary key={field.name} field={field} looked={looked} />
            ))}
          </>
        )}
      </section>
      <section className="flex min-w-0 flex-col gap-4">
        <h3 className="text-dense font-semibold text-muted">{t('Ponerlo en otro sitio')}</h3>
        {embed && address !== null ? (
          <EmbedCodes form={form} address={address} embed={embed} />
        ) : (
          <p className="text-muted">
            {t('Ponlo en una página y publícala: entonces tiene dirección propia y código para otras webs.')}
          </p>
        )}
      </section>
    </div>
  )
}
