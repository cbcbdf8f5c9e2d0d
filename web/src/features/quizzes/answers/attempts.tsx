import type { QuizAttempt } from '@aurelio/contracts/quizzes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDate } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'

const freshMs = 5000

/** What each person answered, those who did not come to the end too. */
export function Attempts({ id }: { id: string }) {
  const { t } = useTranslation()
  const asked = useInfiniteQuery({
    ...api.quizzes.attempts.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? { id } : { id, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    refetchInterval: freshMs,
  })
  const rows = asked.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-label={t('Respuestas')} className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('Respuestas')}</h2>
      {asked.data && rows.length === 0 && (
        <p className="text-muted">{t('Todavía no ha contestado nadie.')}</p>
      )}
      <ul className="flex flex-col gap-3">
        {rows.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      <LoadMore
        hasMore={asked.hasNextPage}
        busy={asked.isFetchingNextPage}
        error={asked.isError ? errorText(asked.error) : undefined}
        onLoad={() => void asked.fetchNextPage()}
      />
    </section>
  )
}

function Attempt({ attempt }: { attempt: QuizAttempt }) {
  const { t } = useTranslation()
  return (
    <li data-row={attempt.id} className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
        {formatDate(attempt.startedAt)}
        <Badge>{attempt.state === 'finished' ? t('Terminado') : t('A medias')}</Badge>
        {attempt.leadId !== null && <Badge>{t('Lead')}</Badge>}
        {attempt.followUp === 'allowed' && <Badge tone="success">{t('Se le puede escribir')}</Badge>}
        {attempt.followUp === 'not-allowed' && <Badge>{t('Sin permiso para escribirle')}</Badge>}
        <bdi className="font-medium text-foreground">{attempt.place}</bdi>
        {attempt.scores.map(({ name, value }) => (
          <span key={name} className="tabular-nums">
            {name}: {value}
          </span>
        ))}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-dense @xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {attempt.answers.map(({ question, text, file, isWithheld }, at) => (
          <div key={at} className="contents">
            <dt className="text-muted wrap-anywhere">{question}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {isWithheld && (
                <span className="text-muted">
                  {t('No se muestra: no terminó ni dio permiso para que le escribáis.')}
                </span>
              )}
              {file === undefined ? (
                text
              ) : (
                <a href={file} download className="text-accent-text underline">
                  {text}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
