import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InboxDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RemovedLead } from './removed-lead.tsx'

/** The leads that were deleted in the last thirty days, the last first. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(
    api.leads.removed.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 50, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const leads = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Papelera')}
      description={t('Lo que eliminas se queda aquí 30 días; después se borra solo.')}
      className="max-w-2xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-3 overflow-y-auto px-2 pb-1">
        {query.isPending && <Skeleton className="h-24" />}
        {query.isError && !leads && (
          <ErrorPanel
            title={t('No se han podido cargar los leads eliminados')}
            text={errorText(query.error)}
            action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
          />
        )}
        {leads?.length === 0 && (
          <EmptyState
            drawing={<InboxDrawing />}
            title={t('No hay leads eliminados')}
            text={t('Lo que elimines podrás restaurarlo desde aquí durante 30 días.')}
          />
        )}
        {leads && leads.length > 0 && (
          <ul className="flex flex-col divide-y">
            {leads.map((lead) => (
              <RemovedLead key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
        <LoadMore
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? errorText(query.error) : undefined}
          onLoad={() => void query.fetchNextPage()}
        />
      </div>
    </Dialog>
  )
}
