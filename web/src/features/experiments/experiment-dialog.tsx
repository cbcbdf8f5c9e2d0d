import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanForm } from './plan-form.tsx'
import { Standing } from './standing.tsx'

/** How often a test that runs is looked at again where no change is told, in milliseconds. */
const everyMs = 5000

type ExperimentDialogProps = { page: { id: string; name: string }; onClose: () => void }

/** The test of a page: planned, while it runs, and what came of it. */
export function ExperimentDialog({ page, onClose }: ExperimentDialogProps) {
  const { t } = useTranslation()
  const [wantsNew, setWantsNew] = useState(false)
  const { data, error, refetch } = useQuery({
    ...api.experiments.ofPage.queryOptions({ input: { id: page.id } }),
    refetchInterval: ({ state }) => state.data?.current?.state === 'running' && everyMs,
  })
  const current = data?.current ?? null
  const isPlanned = current === null || current.state === 'draft' || (wantsNew && current.state === 'stopped')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Prueba A/B')}
      description={t('De «{{name}}»', { name: page.name })}
      className="max-w-2xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        {data ? (
          isPlanned ? (
            <PlanForm page={page} draft={current?.state === 'draft' ? current : null} basis={data.basis} />
          ) : (
            <Standing key={current.id} test={current} onNew={() => setWantsNew(true)} />
          )
        ) : error ? (
          <ErrorPanel
            title={t('No se ha podido abrir la prueba')}
            text={errorText(error)}
            action={<Button onClick={() => void refetch()}>{t('Reintentar')}</Button>}
          />
        ) : (
          <Skeleton className="h-64" />
        )}
        <Link to={addresses.experiments} className="self-start text-dense text-accent-text hover:underline">
          {t('Todas las pruebas e ideas')}
        </Link>
      </div>
    </Dialog>
  )
}
