import type { FunnelSummary } from '@aurelio/contracts/funnels'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Filter } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { recipes } from './recipes.ts'
import { readFunnelFile, useCreateFunnel } from './use-create-funnel.ts'

/** The funnels of the workspace, and the recipes that one begins with (page-builder.md §2, funnels). */
export function FunnelsScreen() {
  const { t } = useTranslation()
  const [isNaming, setNaming] = useState(false)
  const create = useCreateFunnel()
  const list = useInfiniteQuery(
    api.funnels.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 30, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const items: FunnelSummary[] = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Embudos')}
        text={t('Encadena páginas y mira cuántas personas pasan de una a otra, y dónde se quedan.')}
        actions={
          <div className="flex flex-wrap gap-2">
            <ImportButton />
            <Button variant="primary" onClick={() => setNaming(true)}>
              {t('Nuevo embudo')}
            </Button>
          </div>
        }
      />
      <section aria-label={t('Recetas')} className="flex flex-col gap-2">
        <h2 className="text-base font-semibold">{t('Recetas')}</h2>
        <ul className="grid gap-3 @xl:grid-cols-2 @4xl:grid-cols-3">
          {recipes.map((recipe) => (
            <li key={recipe.name} className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
              <p className="flex-1 text-dense text-muted">{t(recipe.text)}</p>
              <Button
                className="self-start"
                busy={create.isPending && create.variables === recipe}
                onClick={() => create.mutate(recipe)}
              >
                {t(recipe.name)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {list.isError && !list.data && (
        <ErrorPanel
          title={t('No se han podido cargar los embudos')}
          text={errorText(list.error)}
          action={<Button onClick={() => void list.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {list.data && items.length === 0 && (
        <EmptyState
          drawing={<Filter aria-hidden="true" className="size-10 text-muted" strokeWidth={1.25} />}
          title={t('Aún no hay ningún embudo')}
          text={t(
            'Empieza con una receta: sus páginas ya están escritas, y las cambias como cualquier otra.',
          )}
        />
      )}
      <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {items.map((funnel) => (
          <FunnelCard key={funnel.id} funnel={funnel} />
        ))}
        {list.isPending && <Skeleton className="h-32 rounded-lg" />}
      </div>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
        onLoad={() => void list.fetchNextPage()}
      />
      {isNaming && (
        <NameDialog
          title={t('Nuevo embudo')}
          initial=""
          maxLength={200}
          confirmLabel={t('Crear')}
          keep={async (name) => {
            try {
              await create.mutateAsync({ format: 'aurelio-funnel-1', name, graph: { nodes: [], edges: [] } })
              return undefined
            } catch (error) {
              return errorText(error)
            }
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

/** Makes a funnel of a file that one was exported to. */
function ImportButton() {
  const { t } = useTranslation()
  const create = useCreateFunnel()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button busy={create.isPending} onClick={() => input.current?.click()}>
        {t('Importar')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('Archivo de un embudo')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          readFunnelFile(file).then(
            (made) => create.mutate(made),
            () =>
              notify.error(
                t('Este archivo no es un embudo exportado. Elige el que descargaste con «Exportar».'),
              ),
          )
        }}
      />
    </>
  )
}
