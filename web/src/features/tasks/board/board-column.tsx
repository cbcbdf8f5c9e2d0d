import type { Task, TaskState } from '@aurelio/contracts/tasks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { stateNames } from '../task-words.ts'
import type { TasksQuery } from '../use-tasks.ts'
import { BoardCard, type CardActions } from './board-card.tsx'

type BoardColumnProps = CardActions & { state: TaskState; tasks: readonly Task[]; query: TasksQuery }

/** The tasks that are as far, in the order that people gave them; what is done, the last first. */
export function BoardColumn({ state, tasks, query, ...card }: BoardColumnProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const total = query.data?.pages[0]?.total
  return (
    <section
      aria-labelledby={headingId}
      data-state={state}
      {...card.drag.columnHandlers(state)}
      className={cn(
        'flex w-72 shrink-0 snap-start flex-col gap-2 rounded-lg border bg-background p-2 @4xl:w-auto @4xl:min-w-44 @4xl:flex-1',
        card.drag.isTarget(state, null) && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <div className="flex items-baseline justify-between gap-2 px-1">
        <h2 id={headingId} className="text-sm font-semibold">
          {t(stateNames[state])}
        </h2>
        <span className="text-dense text-muted tabular-nums">
          {total !== undefined && formatNumber(total)}
        </span>
      </div>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && !query.data && (
        <p role="alert" className="p-2 text-dense text-danger">
          {errorText(query.error)}
        </p>
      )}
      {query.data && tasks.length === 0 && <p className="p-2 text-dense text-muted">{t('Ninguna')}</p>}
      <ol className="flex min-h-16 flex-1 flex-col gap-2">
        {tasks.map((task) => (
          <BoardCard key={task.id} task={task} {...card} />
        ))}
      </ol>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
    </section>
  )
}
