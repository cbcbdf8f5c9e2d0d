import type { Page } from '@aurelio/contracts/pages'
import type { Version } from '@aurelio/contracts/versions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime, formatList } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useVersions } from './use-versions.ts'
import { VersionThumbnail } from './version-thumbnail.tsx'

type VersionListProps = {
  pageId: string
  onCompare: (version: Version) => void
  onRestored?: (page: Page) => void
}

/** The versions of a page, the newest first. */
export function VersionList({ pageId, onCompare, onRestored }: VersionListProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const versions = useVersions(pageId)
  const restoring = useMutation(
    api.versions.restore.mutationOptions({
      onSuccess: (page) => {
        notify.success(t('Versión restaurada'))
        onRestored?.(page)
      },
      onError: (error) => notify.error(errorText(error)),
      onSettled: () => queries.invalidateQueries({ queryKey: api.versions.list.key() }),
    }),
  )
  if (versions.error) return <p role="alert">{errorText(versions.error)}</p>
  if (!versions.data) return <Skeleton className="h-40" />
  const all = versions.data.pages.flatMap(({ items }) => items)
  if (all.length === 0)
    return <p className="text-muted">{t('Todavía no hay ninguna: guarda la página y aquí estará.')}</p>
  return (
    <>
      <ul className="flex flex-col divide-y">
        {all.map((version) => (
          <VersionItem
            key={version.id}
            pageId={pageId}
            version={version}
            busy={restoring.isPending}
            onCompare={() => onCompare(version)}
            onRestore={() => restoring.mutate({ id: pageId, versionId: version.id })}
          />
        ))}
      </ul>
      {versions.hasNextPage && (
        <Button busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          {t('Ver más')}
        </Button>
      )}
    </>
  )
}

const kinds = { saved: 'Guardada', published: 'Al publicar', restored: 'Restaurada' } as const

type VersionItemProps = {
  pageId: string
  version: Version
  busy: boolean
  onCompare: () => void
  onRestore: () => void
}

function VersionItem({ pageId, version, busy, onCompare, onRestore }: VersionItemProps) {
  const { t } = useTranslation()
  const { number, name, kind, author, others, programs, createdAt, isLive } = version
  const names = [...[author, ...others].flatMap((person) => person?.name ?? []), ...programs]
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <VersionThumbnail pageId={pageId} versionId={version.id} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name ?? t('Versión {{number}}', { number })}
          {isLive && <Badge tone="success">{t('La que se ve publicada')}</Badge>}
        </p>
        <p className="text-dense text-muted">
          {t(kinds[kind])} · {names.length > 0 ? formatList(names) : t('Sin autor')} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
      </div>
      <Button size="dense" variant="ghost" onClick={onCompare}>
        {t('Comparar')}
      </Button>
      <Button size="dense" disabled={busy} onClick={onRestore}>
        {t('Restaurar')}
      </Button>
    </li>
  )
}
