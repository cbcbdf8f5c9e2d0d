import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { InboxDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { byDay } from './days.ts'
import { NotificationLink } from './notification-link.tsx'
import { useReadAll } from './queries.ts'

/** Every notification of the person, the last one first, by day. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const readAll = useReadAll()
  const list = useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = list.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="flex flex-col gap-3 md:gap-6">
      <PageHeader
        isBrief
        title={t('Notificaciones')}
        text={t('Lo que ha pasado en tu espacio de trabajo y te interesa saber.')}
        more={
          <Button
            busy={readAll.isPending}
            disabled={!list.data?.pages[0]?.unread}
            onClick={() => readAll.mutate()}
          >
            {t('Marcar todas como leídas')}
          </Button>
        }
      />
      {list.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar las notificaciones')}
          text={errorText(list.error)}
          action={<Button onClick={() => void list.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {list.isPending && <Waiting />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('No tienes notificaciones')}
          text={t('Aquí verás los leads que llegan y las páginas que publica tu equipo.')}
        />
      )}
      {byDay(rows ?? []).map(({ name, items }) => (
        <section key={items[0]?.id} aria-label={name} className="flex flex-col gap-2">
          <h2 className="text-dense font-medium text-muted">{name}</h2>
          <ul className="divide-y rounded-lg border bg-surface p-1">
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationLink notification={notification} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {errorText(list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          className="self-start"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
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
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}
