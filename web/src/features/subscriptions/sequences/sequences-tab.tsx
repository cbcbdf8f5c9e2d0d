import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { InboxDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sequencePath } from '../subscriptions-path.ts'
import { TabPart } from '../tab-part.tsx'
import { NewSequenceDialog } from './new-sequence-dialog.tsx'
import { SequenceStateMark } from './sequence-state.tsx'

/** Letters that follow each other by themselves, and how many are inside. */
export function SequencesTab() {
  const { t } = useTranslation()
  const [isMaking, setMaking] = useState(false)
  const sequences = useQuery(api.subscriptions.sequences.queryOptions())
  const items = sequences.data?.items
  return (
    <TabPart
      text={t('Una secuencia escribe sola a cada persona desde el día en que confirma una lista.')}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setMaking(true)}
        >
          {t('Nueva secuencia')}
        </Button>
      }
    >
      {sequences.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar las secuencias')}
          text={errorText(sequences.error)}
          action={<Button onClick={() => void sequences.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {sequences.isPending && <Skeleton className="h-24 rounded-lg" />}
      {items?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('Aún no hay ninguna secuencia')}
          text={t('Empieza con la bienvenida: tres correos que ya están escritos.')}
        />
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {items.map(({ id, name, state, list, entered, sent, finished, reached }) => (
            <li key={id} data-row={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
              <div className="flex min-w-56 flex-1 flex-col gap-1">
                <h3 className="font-semibold wrap-anywhere">
                  <Link to={sequencePath(id)} className="hover:underline">
                    <bdi>{name}</bdi>
                  </Link>
                </h3>
                <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
                  <SequenceStateMark state={state} />
                  {list && <bdi>{list.name}</bdi>}
                </p>
              </div>
              <p className="text-dense text-muted tabular-nums">
                {[
                  t('Han entrado: {{figure}}', { figure: formatNumber(entered) }),
                  t('Correos: {{figure}}', { figure: formatNumber(sent) }),
                  t('Han acabado: {{figure}}', { figure: formatNumber(finished + reached) }),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isMaking && <NewSequenceDialog onClose={() => setMaking(false)} />}
    </TabPart>
  )
}
