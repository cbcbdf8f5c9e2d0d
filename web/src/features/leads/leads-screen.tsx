import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { InboxDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LeadsTable } from './leads-table.tsx'
import { PageFilter } from './page-filter.tsx'

/** Everything people sent from the published pages, the last one first. */
export function LeadsScreen() {
  const { t } = useTranslation()
  const [pageId, setPageId] = useState<string | null>(null)
  const leads = useInfiniteQuery(
    api.leads.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(cursor === undefined ? {} : { cursor }),
        ...(pageId === null ? {} : { pageId }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = leads.data?.pages.flatMap(({ items }) => items)
  const total = leads.data?.pages[0]?.total
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Leads')}
        text={t('Lo que las personas han enviado desde tus páginas.')}
        actions={
          <Button busy={leads.isRefetching && !leads.isFetchingNextPage} onClick={() => void leads.refetch()}>
            {t('Actualizar')}
          </Button>
        }
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageFilter chosen={pageId} onChoose={setPageId} />
        <p role="status" className="text-muted tabular-nums">
          {total !== undefined && t('{{count}} leads', { count: total })}
        </p>
      </div>
      {leads.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los leads')}
          text={errorText(leads.error)}
          action={<Button onClick={() => void leads.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {leads.isPending && <Waiting />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={pageId === null ? t('Todavía no hay leads') : t('Esta página todavía no tiene leads')}
          text={t('Publica una página con un formulario: lo que envíen las personas aparecerá aquí.')}
        />
      )}
      {rows && rows.length > 0 && <LeadsTable leads={rows} />}
      {leads.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {errorText(leads.error)}
        </p>
      )}
      {leads.hasNextPage && (
        <Button
          className="self-center"
          busy={leads.isFetchingNextPage}
          onClick={() => void leads.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}
