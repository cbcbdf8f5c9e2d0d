import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { subscriptionsPath } from '../subscriptions-path.ts'
import { SequenceEditor } from './sequence-editor.tsx'

/** One sequence: its steps, and who stands where. */
export function SequenceScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const sequences = useQuery(api.subscriptions.sequences.queryOptions())
  const sequence = sequences.data?.items.find((one) => one.id === id)
  if (sequence) return <SequenceEditor key={id} sequence={sequence} />
  if (sequences.isPending) return <Skeleton className="h-96 rounded-lg" />
  if (sequences.data)
    return (
      <ErrorPanel
        heading
        title={t('Esta secuencia no está')}
        text={t('Puede que se haya eliminado, o que la dirección no sea correcta.')}
        action={
          <Link to={`${subscriptionsPath}?tab=sequences`} className={buttonClass()}>
            {t('Volver a las secuencias')}
          </Link>
        }
      />
    )
  return (
    <ErrorPanel
      heading
      title={t('No se ha podido cargar la secuencia')}
      text={errorText(sequences.error)}
      action={<Button onClick={() => void sequences.refetch()}>{t('Reintentar')}</Button>}
    />
  )
}
