import { Plus } from 'lucide-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { builderPath } from '../editor-session.ts'
import { PageCard } from './page-card.tsx'

/** Pages asked for at once; with the card for a new one they fill whole rows of two and three. */
const pageSize = 23

/** The workspace's pages, the last modified first (page-builder.md §2, overview). */
export function OverviewScreen() {
  const { t } = useTranslation()
  const pages = useInfiniteQuery(
    api.pages.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const cards = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Todos los Proyectos')} text={t('Tus páginas, la última modificada primero.')} />
      {pages.isError && !cards ? (
        <ErrorPanel
          title={t('No se han podido cargar tus páginas')}
          text={errorText(pages.error)}
          action={<Button onClick={() => void pages.refetch()}>{t('Reintentar')}</Button>}
        />
      ) : (
        <ul aria-busy={pages.isPending} className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
          <li className="flex min-w-0">
            <NewProjectCard isFirst={cards?.length === 0} />
          </li>
          {cards?.map((page) => (
            <li key={page.id} className="flex min-w-0">
              <PageCard page={page} />
            </li>
          ))}
          {pages.isPending && [0, 1].map((place) => <Skeleton key={place} className="h-40 rounded-lg" />)}
        </ul>
      )}
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {errorText(pages.error)}
        </p>
      )}
      {pages.hasNextPage && (
        <Button
          className="self-center"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </div>
  )
}

function NewProjectCard({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to={`${builderPath}/new-page`}
      className="group flex min-h-40 flex-1 flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-control p-4 text-center transition-colors duration-150 hover:border-accent-text hover:bg-hover"
    >
      <span className="grid size-10 place-items-center rounded-full bg-accent text-on-accent">
        <Plus aria-hidden="true" className="size-5" />
      </span>
      <span className="font-semibold">{t('Crear Nuevo Proyecto')}</span>
      {isFirst && <span className="text-muted">{t('Todavía no tienes páginas. Crea la primera.')}</span>}
    </Link>
  )
}
