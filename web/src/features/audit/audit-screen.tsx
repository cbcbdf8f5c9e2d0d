import { recordWords } from '@aurelio/contracts/record-words'
import type { AuditFilter } from '@aurelio/contracts/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NothingFoundDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AuditFilters } from './audit-filters.tsx'

/** What has been done to the workspace, for those who lead it. */
export function AuditScreen() {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<AuditFilter>({})
  const asked = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const records = useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(cursor === undefined ? {} : { cursor }),
        ...asked,
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = records.data?.pages.flatMap(({ items }) => items)
  return (
    <section className="flex flex-col gap-4" aria-labelledby="audit">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="audit" className="text-base font-semibold">
          {t('Registro')}
        </h2>
        <a
          href={`/api/exports/audit.csv?${new URLSearchParams(asked).toString()}`}
          download
          className={buttonClass({})}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('Exportar CSV')}
        </a>
      </div>
      <AuditFilters filter={filter} onChange={setFilter} />
      {records.isError && !rows && (
        <ErrorPanel
          title={t('No se ha podido cargar el registro')}
          text={errorText(records.error)}
          action={<Button onClick={() => void records.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {records.isPending && <Skeleton className="h-40" />}
      {rows?.length === 0 && <EmptyState drawing={<NothingFoundDrawing />} title={t('No hay nada así.')} />}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map(({ id, at, kind: what, actor, person }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
              <p className="min-w-0 font-medium break-words @xl:flex-1">
                {t(recordWords[what])}
                {person && `: ${person.name}`}
              </p>
              <p className="min-w-0 text-dense break-words text-muted tabular-nums">
                {actor?.name ?? t('Cuenta eliminada')} · {formatDateTime(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {records.hasNextPage && (
        <Button
          className="self-center"
          busy={records.isFetchingNextPage}
          onClick={() => void records.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </section>
  )
}
