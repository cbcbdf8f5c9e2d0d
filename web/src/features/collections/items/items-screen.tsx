import { addresses } from '@aurelio/contracts/addresses'
import type { Collection, CollectionItem } from '@aurelio/contracts/collections'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Languages, Plus, Settings2, Sheet, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { mayLoseDrafts, useDraftState } from '../../../ui/drafts.ts'
import { FolderDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WithCollection } from '../with-collection.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ItemFilters, type Narrowing, queryOf } from './item-filters.tsx'
import { ItemCards } from './item-cards.tsx'
import { ItemSheet } from './sheet/item-sheet.tsx'
import { ItemTable } from './item-table.tsx'
import { useOrder } from './use-order.ts'

/** The items of a collection: found, filtered, sorted by the server, and edited. */
export function ItemsScreen() {
  return (
    <WithCollection>{(collection) => <Items key={collection.id} collection={collection} />}</WithCollection>
  )
}

function Items({ collection }: { collection: Collection }) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const ListOfItems = isNarrow ? ItemCards : ItemTable
  const [params, setParams] = useSearchParams()
  // A phone has no room for it.
  const isSheet = params.get('view') === 'sheet' && !isNarrow
  const drafts = useDraftState()
  const { id, name, fields } = collection
  const mayChange = useCan('collections.change')
  const [narrowing, setNarrowing] = useState<Narrowing>({})
  const [opened, setOpened] = useState<CollectionItem | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const query = queryOf(narrowing)
  const asked = useInfiniteQuery(
    api.collections.items.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, ...query, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: (before) => before,
    }),
  )
  const rows = asked.data?.pages.flatMap((page) => page.items)
  const isBlank = collection.items === 0
  const order = useOrder(id, rows ?? [], {
    narrowing,
    hasMore: asked.hasNextPage,
    mayPlace: mayChange || collection.clients === 'publish',
  })
  /** Other items take the place of those that are shown, and of what is typed among them. */
  function narrow(next: Narrowing) {
    if (drafts === undefined) setNarrowing(next)
    else void narrowOnceKept(next)
  }
  async function narrowOnceKept(next: Narrowing) {
    if (await mayLoseDrafts()) setNarrowing(next)
  }

  const exported = new URLSearchParams(query).toString()
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setOpened('new')}
    >
      {t('Añadir elemento')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={name}
        actions={!isBlank && add}
        more={
          <>
            {!isNarrow && (
              <Button
                icon={<Sheet aria-hidden="true" className="size-4" />}
                onClick={() => setParams(isSheet ? {} : { view: 'sheet' })}
              >
                {isSheet ? t('Volver a la tabla') : t('Editar como hoja')}
              </Button>
            )}
            <Button
              icon={<Upload aria-hidden="true" className="size-4" />}
              onClick={() => setImporting(true)}
            >
              {t('Importar tabla')}
            </Button>
            <a href={`/api/exports/collections/${id}?${exported}`} download className={buttonClass()}>
              <Download aria-hidden="true" className="size-4" />
              {t('Descargar CSV')}
            </a>
            <a href={`/api/exports/collections/${id}/xlsx?${exported}`} download className={buttonClass()}>
              <Download aria-hidden="true" className="size-4" />
              {t('Descargar Excel')}
            </a>
            {mayChange && (
              <>
                <Link to={addresses.thingLanguages('collection', id)} className={buttonClass()}>
                  <Languages aria-hidden="true" className="size-4" />
                  {t('Idiomas')}
                </Link>
                <Link to={addresses.collectionFields(id)} className={buttonClass()}>
                  <Settings2 aria-hidden="true" className="size-4" />
                  {t('Campos')}
                </Link>
              </>
            )}
          </>
        }
      />
      {!isBlank && <ItemFilters fields={fields} narrowing={narrowing} onNarrow={narrow} />}
      {asked.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los elementos')}
          text={errorText(asked.error)}
          action={<Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {asked.isPending && <Skeleton className="h-64" />}
      {rows?.length === 0 &&
        !isSheet &&
        (isBlank ? (
          <EmptyState
            drawing={<FolderDrawing />}
            title={t('Todavía no hay elementos')}
            text={t('Añade el primero, o trae una tabla con los nombres de los campos en la primera fila.')}
            action={add}
          />
        ) : (
          <EmptyState
            drawing={<FolderDrawing />}
            title={t('Ningún elemento es así')}
            action={<Button onClick={() => setNarrowing({})}>{t('Quitar los filtros')}</Button>}
          />
        ))}
      {rows && isSheet && (
        <ItemSheet key={JSON.stringify(query)} collection={collection} items={rows} onOpen={setOpened} />
      )}
      {rows && rows.length > 0 && !isSheet && (
        <ListOfItems
          fields={fields}
          rows={rows}
          isBusy={asked.isPlaceholderData}
          narrowing={narrowing}
          onNarrow={setNarrowing}
          onOpen={setOpened}
          order={order}
        />
      )}
      <LoadMore
        hasMore={asked.hasNextPage}
        busy={asked.isFetchingNextPage}
        error={asked.isFetchNextPageError ? errorText(asked.error) : undefined}
        onLoad={() => void asked.fetchNextPage()}
      />
      {opened !== undefined && (
        <ItemDialog
          collection={collection}
          item={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
      {isImporting && <ImportDialog collection={collection} onClose={() => setImporting(false)} />}
    </div>
  )
}
