import { longestCollectionName, type Collection } from '@aurelio/contracts/collections'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { attempt } from '../../ui/attempt.ts'
import { Button } from '../../ui/button.tsx'
import { FolderDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

function useCollections() {
  return useInfiniteQuery(
    api.collections.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
}

export function CollectionsScreen() {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const asked = useCollections()
  const rows = asked.data?.pages.flatMap((page) => page.items)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Collections')}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setAdding(true)}
          >
            {t('Añadir')}
          </Button>
        }
      />
      {asked.isError && !rows && (
        <ErrorPanel
          title={t('No se ha podido cargar la lista')}
          text={errorText(asked.error)}
          action={<Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {asked.isPending && <Skeleton className="h-24" />}
      {rows?.length === 0 && (
        <EmptyState drawing={<FolderDrawing />} title={t('Todavía no hay nada aquí.')} />
      )}
      {rows && rows.length > 0 && <List rows={rows} />}
      <LoadMore
        hasMore={asked.hasNextPage}
        busy={asked.isFetchingNextPage}
        error={asked.isFetchNextPageError ? errorText(asked.error) : undefined}
        onLoad={() => void asked.fetchNextPage()}
      />
      {isAdding && <Adding onClose={() => setAdding(false)} />}
    </div>
  )
}

function List({ rows }: { rows: readonly Collection[] }) {
  const { t } = useTranslation()
  const removing = useMutation(api.collections.remove.mutationOptions())
  return (
    <ul className="flex flex-col divide-y rounded-lg border bg-surface">
      {rows.map(({ id, name }) => (
        <li key={id} className="flex items-center justify-between gap-2 px-4 py-2.5">
          <span dir="auto" className="min-w-0 break-words">
            {name}
          </span>
          <IconButton
            label={t('Quitar {{name}}', { name })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => void attempt(() => removing.mutateAsync({ id }))}
          />
        </li>
      ))}
    </ul>
  )
}

function Adding({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const adding = useMutation(api.collections.add.mutationOptions())
  return (
    <NameDialog
      title={t('Añadir')}
      initial=""
      maxLength={longestCollectionName}
      keep={async (name) => {
        try {
          await adding.mutateAsync({ name })
          onClose()
          return undefined
        } catch (error) {
          return errorText(error)
        }
      }}
      onClose={onClose}
    />
  )
}
