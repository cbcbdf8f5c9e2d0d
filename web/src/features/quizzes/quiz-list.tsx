import { addresses } from '@aurelio/contracts/addresses'
import type { QuizSummary } from '@aurelio/contracts/quizzes'
import { ListChecks } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useQuizzes } from './use-quizzes.ts'

type QuizListProps = {
  /** Where a quiz leads. */
  pathOf: (id: string) => string
  empty: { title: string; text: string; action?: ReactNode }
}

/** The quizzes of the workspace, with how many took each. */
export function QuizList({ pathOf, empty }: QuizListProps) {
  const { t } = useTranslation()
  const asked = useQuizzes()
  const rows = asked.data?.pages.flatMap((page) => page.items)
  return (
    <>
      {asked.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los quizzes')}
          text={errorText(asked.error)}
          action={<Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {asked.isPending && <Skeleton className="h-40 rounded-lg" />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<ListChecks aria-hidden="true" className="size-10 text-muted" strokeWidth={1.25} />}
          {...empty}
        />
      )}
      <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {rows?.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} path={pathOf(quiz.id)} />
        ))}
      </div>
      <LoadMore
        hasMore={asked.hasNextPage}
        busy={asked.isFetchingNextPage}
        error={asked.isFetchNextPageError ? errorText(asked.error) : undefined}
        onLoad={() => void asked.fetchNextPage()}
      />
    </>
  )
}

function QuizCard({ quiz, path }: { quiz: QuizSummary; path: string }) {
  const { t } = useTranslation()
  const nameId = useId()
  return (
    <article
      aria-labelledby={nameId}
      data-row={quiz.id}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4"
    >
      <Link id={nameId} to={path} className="font-semibold wrap-anywhere hover:underline">
        <bdi>{quiz.name}</bdi>
      </Link>
      <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
        <QuizState state={quiz.state} />
        <span>{t('{{count}} bloques', { count: quiz.blocks })}</span>
      </p>
      <p className="text-dense text-muted tabular-nums">
        {t('Empezados: {{started}} · Terminados: {{finished}} · Leads: {{leads}}', {
          started: formatNumber(quiz.started),
          finished: formatNumber(quiz.finished),
          leads: formatNumber(quiz.leads),
        })}
      </p>
      <p className="flex flex-wrap gap-x-4 text-dense text-accent-text">
        {quiz.state !== 'draft' && (
          <a href={quiz.url} target="_blank" rel="noreferrer" className="underline-offset-4 hover:underline">
            {t('Ver el quiz')}
          </a>
        )}
        <Link to={addresses.thingLanguages('quiz', quiz.id)} className="underline-offset-4 hover:underline">
          {t('Idiomas')}
        </Link>
      </p>
    </article>
  )
}

export function QuizState({ state }: { state: QuizSummary['state'] }) {
  const { t } = useTranslation()
  const words = {
    draft: t('Borrador'),
    published: t('Publicado'),
    changed: t('Cambios sin publicar'),
  }
  return <Badge>{words[state]}</Badge>
}
