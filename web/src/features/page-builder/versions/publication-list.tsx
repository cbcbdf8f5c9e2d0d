import type { PageSummary } from '@aurelio/contracts/pages'
import type { PastPublication } from '@aurelio/contracts/publications'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import type { Compared } from './use-compared.ts'
import { VersionThumbnail } from './version-thumbnail.tsx'

type PublicationListProps = {
  pageId: string
  onCompare: (version: Compared) => void
  /** Gets the page as it is known once something else of it is published. */
  onPublished?: ((page: PageSummary) => void) | undefined
}

/** What visitors saw of a page, the last first; each can be what they see again, by one press. */
export function PublicationList({ pageId, onCompare, onPublished }: PublicationListProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const query = useInfiniteQuery(
    api.publications.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: pageId, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const all = query.data?.pages.flatMap(({ items }) => items)
  const live = all?.find(({ isLive }) => isLive)
  const { mutate, isPending } = useMutation(
    api.publications.restore.mutationOptions({
      onSuccess: (page) => onPublished?.(page),
      onError: (error) => notify.error(errorText(error)),
      onSettled: () => queries.invalidateQueries({ queryKey: api.publications.list.key() }),
    }),
  )

  function restore(publication: PastPublication) {
    const undo = live && {
      action: {
        label: t('Deshacer'),
        onClick: () => mutate({ id: pageId, publicationId: live.id }),
      },
    }
    mutate(
      { id: pageId, publicationId: publication.id },
      { onSuccess: () => notify.success(t('Vuelve a verse lo que se publicó entonces'), undo) },
    )
  }

  if (query.isError && !all) return <p role="alert">{errorText(query.error)}</p>
  if (!all) return <Skeleton className="h-40" />
  if (all.length === 0) return <p className="text-muted">{t('Esta página no se ha publicado todavía.')}</p>
  return (
    <>
      <ul className="flex flex-col divide-y">
        {all.map((publication) => (
          <PublicationItem
            key={publication.id}
            pageId={pageId}
            publication={publication}
            busy={isPending}
            onCompare={() => onCompare(publication.version)}
            onRestore={() => restore(publication)}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
    </>
  )
}

type PublicationItemProps = {
  pageId: string
  publication: PastPublication
  busy: boolean
  onCompare: () => void
  onRestore: () => void
}

function PublicationItem({ pageId, publication, busy, onCompare, onRestore }: PublicationItemProps) {
  const { t } = useTranslation()
  const { title, publishedAt, author, version, isLive } = publication
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <VersionThumbnail pageId={pageId} versionId={version.id} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
          {isLive && <Badge tone="success">{t('La que se ve publicada')}</Badge>}
        </p>
        <p className="text-dense wrap-anywhere text-muted">
          <bdi>{title}</bdi> · {version.name ?? t('Versión {{number}}', { number: version.number })} ·{' '}
          {author?.name ?? t('Sin autor')}
        </p>
      </div>
      <Button size="dense" variant="ghost" onClick={onCompare}>
        {t('Comparar')}
      </Button>
      {!isLive && (
        <Button size="dense" disabled={busy} onClick={onRestore}>
          {t('Volver a publicar')}
        </Button>
      )}
    </li>
  )
}
