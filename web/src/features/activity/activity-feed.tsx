import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActivityList } from './activity-list.tsx'

/** Rows asked for at once: a glance, not a log. */
const pageSize = 10

/** What happened around one project, page by page. */
export function ActivityFeed({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const activity = useInfiniteQuery(
    api.activity.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        projectId,
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const items = activity.data?.pages.flatMap((page) => page.items)
  if (activity.isError && !items) {
    return (
      <ErrorPanel
        title={t('No se ha podido cargar la actividad')}
        text={errorText(activity.error)}
        action={<Button onClick={() => void activity.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  }
  if (!items) return <Waiting />
  if (items.length === 0)
    return <p className="text-muted">{t('Aquí aparecerá lo que pase en este proyecto.')}</p>
  return (
    <div className="flex flex-col gap-3">
      <ActivityList items={items} />
      <LoadMore
        hasMore={activity.hasNextPage}
        busy={activity.isFetchingNextPage}
        error={activity.isFetchNextPageError ? errorText(activity.error) : undefined}
        onLoad={() => void activity.fetchNextPage()}
      />
    </div>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-3 py-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  )
}
