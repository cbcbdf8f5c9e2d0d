import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { FileUp, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import type { PageAction } from '../../../platform/feature.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import { readEditorSession } from '../editor-session.ts'
import { EncodingNote } from '../encoding-note.tsx'
import { Bin } from './bin.tsx'
import { ImportDialogs } from './import-dialogs.tsx'
import { FolderRow } from './folders/folder-row.tsx'
import { NewProjectCard } from './new-project-card.tsx'
import { PageCard } from './page-card.tsx'
import { usePageFilter } from './page-filter.ts'
import { PageFilters } from './page-filters.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { usePages } from './use-pages.ts'

/** Loaded where the editor was left open, which is seldom. */
const UnfinishedWork = lazyPart(async () => (await import('./unfinished-work.tsx')).UnfinishedWork)

/** No page is left out. */
const everything = { q: '', state: null, siteId: null, folderId: null }

type OverviewScreenProps = {
  actions: readonly PageAction[]
  /** What another feature says of a page. */
  renderMark: (page: OverviewPage) => ReactNode
}

/** The workspace's pages as cards, or its bin (page-builder.md §2, overview); search, order and state live in the address. */
export function OverviewScreen({ actions, renderMark }: OverviewScreenProps) {
  const { t } = useTranslation()
  const mayEdit = useCan('pages.edit')
  const [filter, setFilter] = usePageFilter()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const query = usePages(filter)
  const pages = query.data?.pages.flatMap(({ items }) => items)
  const total = query.data?.pages[0]?.total
  const place = useFocusHeir(pages?.map(({ id }) => id) ?? [])
  const isSearched = filter.q !== '' || filter.state !== null
  const isPlaced = filter.siteId !== null || filter.folderId !== null

  function select(id: string, isSelected: boolean) {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }

  return (
    <div className="flex flex-col gap-3 md:gap-6">
      <PageHeader
        isBrief
        title={filter.bin ? t('Papelera') : t('Todos los Proyectos')}
        text={
          filter.bin
            ? t('Lo que eliminas se queda aquí 30 días; después se borra solo.')
            : t('Tus páginas, con su estado y los leads que han traído.')
        }
        more={
          mayEdit && (
            <>
              {!filter.bin && (
                <DialogButton icon={<FileUp aria-hidden="true" className="size-4" />} Dialog={ImportDialogs}>
                  {t('Importar')}
                </DialogButton>
              )}
              <Button
                icon={filter.bin ? undefined : <Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => {
                  setSelected(new Set())
                  setFilter({ ...everything, bin: !filter.bin })
                }}
              >
                {filter.bin ? t('Volver a las páginas') : t('Papelera')}
              </Button>
            </>
          )
        }
      />
      {mayEdit && !filter.bin && readEditorSession().isOpen && (
        <Suspense fallback={null}>
          <UnfinishedWork />
        </Suspense>
      )}
      <PageFilters filter={filter} onChange={setFilter} />
      {mayEdit && !filter.bin && <EncodingNote />}
      {mayEdit && !filter.bin && <FolderRow place={filter} onChange={setFilter} />}
      <p role="status" className="text-dense text-muted tabular-nums">
        {total === undefined ? '\u00a0' : t('{{count}} páginas', { count: total })}
      </p>
      {query.isError && !pages && (
        <ErrorPanel
          title={t('No se han podido cargar tus páginas')}
          text={errorText(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      <div
        ref={place}
        tabIndex={-1}
        aria-busy={query.isPending || query.isPlaceholderData}
        className={cn('transition-opacity duration-150', query.isPlaceholderData && 'opacity-60')}
      >
        {filter.bin ? (
          pages && <Bin pages={pages} />
        ) : (
          <ul className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
            {mayEdit && !isSearched && (
              <li className="flex min-w-0">
                <NewProjectCard
                  isFirst={pages?.length === 0 && !isPlaced}
                  place={{ siteId: filter.siteId ?? undefined, folderId: filter.folderId ?? undefined }}
                />
              </li>
            )}
            {pages?.map((page) => (
              <li key={page.id} className="flex min-w-0">
                <PageCard
                  page={page}
                  actions={actions}
                  mark={renderMark(page)}
                  isSelected={selected.has(page.id)}
                  onSelect={(isSelected) => select(page.id, isSelected)}
                />
              </li>
            ))}
            {query.isPending && [0, 1].map((card) => <Skeleton key={card} className="h-80 rounded-lg" />)}
          </ul>
        )}
        {(isSearched || isPlaced) && pages?.length === 0 && !filter.bin && (
          <p className="flex flex-col items-start gap-3 text-muted">
            {t('Ninguna página es así.')}
            <Button onClick={() => setFilter(everything)}>{t('Ver todas')}</Button>
          </p>
        )}
      </div>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
      {!filter.bin && (
        <SelectionBar
          pages={pages?.filter(({ id }) => selected.has(id)) ?? []}
          onDone={() => setSelected(new Set())}
        />
      )}
    </div>
  )
}
