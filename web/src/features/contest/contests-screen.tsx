import type { ContestSummary } from '@aurelio/contracts/contests'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Trophy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { contestPath } from './contest-path.ts'
import { ContestState } from './contest-state.tsx'
import { NewContestDialog } from './new-contest-dialog.tsx'

/** The contests of the workspace (page-builder.md §2, contest). */
export function ContestsScreen() {
  const { t } = useTranslation()
  const mayChange = useCan('contests.keep')
  const [isCreating, setCreating] = useState(false)
  const contests = useInfiniteQuery(
    api.contests.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 25, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
  const items = contests.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Concursos')}
        text={t('Sorteos con su página, sus bases y una prueba que cualquiera puede comprobar.')}
        actions={
          mayChange && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setCreating(true)}
            >
              {t('Nuevo concurso')}
            </Button>
          )
        }
      />
      {contests.isError && !contests.data && (
        <ErrorPanel
          title={t('No se han podido cargar los concursos')}
          text={errorText(contests.error)}
          action={<Button onClick={() => void contests.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {contests.data && items.length === 0 && (
        <EmptyState
          drawing={<Trophy aria-hidden="true" className="size-10 text-muted" strokeWidth={1.25} />}
          title={t('Aún no hay ningún concurso')}
          text={t('Crea uno con su premio y sus fechas: la página y las bases se hacen solas.')}
        />
      )}
      <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {items.map((contest) => (
          <ContestCard key={contest.id} contest={contest} />
        ))}
        {contests.isPending && <Skeleton className="h-36 rounded-lg" />}
      </div>
      <LoadMore
        hasMore={contests.hasNextPage}
        busy={contests.isFetchingNextPage}
        error={contests.isFetchNextPageError ? errorText(contests.error) : undefined}
        onLoad={() => void contests.fetchNextPage()}
      />
      {isCreating && <NewContestDialog onClose={() => setCreating(false)} />}
    </div>
  )
}

function ContestCard({ contest }: { contest: ContestSummary }) {
  const { t } = useTranslation()
  const nameId = useId()
  return (
    <article
      aria-labelledby={nameId}
      data-row={contest.id}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4"
    >
      <h2 id={nameId} className="font-semibold wrap-anywhere">
        <Link to={contestPath(contest.id)} className="hover:underline">
          <bdi>{contest.name}</bdi>
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-dense text-muted tabular-nums">
        <ContestState state={contest.state} />
        <span>{t('{{count}} participaciones', { count: contest.entries })}</span>
      </p>
      <p className="text-dense text-muted">
        {t('Termina el {{when}}', { when: formatDateTime(contest.closesAt) })}
      </p>
    </article>
  )
}
