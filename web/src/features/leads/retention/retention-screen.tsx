import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RetentionForm } from './retention-form.tsx'

/** How long the workspace keeps its leads. */
export function RetentionScreen() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(api.leadRetention.get.queryOptions())
  return (
    <section className="flex max-w-180 flex-col gap-4" aria-labelledby="retention">
      <h2 id="retention" className="text-base font-semibold">
        {t('Conservación de leads')}
      </h2>
      <p className="text-muted">
        {t(
          'La ley pide no guardar los datos de las personas más tiempo del necesario. Aquí decides cuánto; lo que se va deja una constancia firmada que no dice quién era.',
        )}
      </p>
      {isPending && <Skeleton className="h-24" />}
      {error && !data && (
        <ErrorPanel
          title={t('No se ha podido cargar la conservación')}
          text={errorText(error)}
          action={<Button onClick={() => void refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {data && <RetentionForm key={`${data.months} ${data.deed}`} kept={data} />}
    </section>
  )
}
