import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/api/error-text.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/class-names.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { findRow, useFocusHeir } from '../../ui/use-focus-heir.ts'
import type { Selection } from './bulk/use-selection.ts'
import { OpenedTask } from './opened-task.tsx'
import { groupTasks, groupTitles } from './task-groups.ts'
import { TaskRow } from './task-row.tsx'
import { useOpenedTask } from './use-opened-task.ts'
import { useTaskActions } from './use-task-actions.ts'
import type { TasksQuery } from './use-tasks.ts'

type TaskListProps = {
  query: TasksQuery
  today: CalendarDay
  /** Level of the groups' headings: one below what stands above the list. */
  heading: 'h2' | 'h3'
  showsProject?: boolean
  /** Left out where no rows are chosen. */
  selection?: Selection
  /** In place of a list without rows. */
  empty: ReactNode
}

/** Tasks under their headings; `?task=` in the address opens one. */
export function TaskList({
  query,
  today,
  heading: Heading,
  showsProject = true,
  selection,
  empty,
}: TaskListProps) {
  const { t } = useTranslation()
  const [opened, open] = useOpenedTask()
  const { setDone, remove } = useTaskActions()
  const tasks = query.data?.pages.flatMap(({ items }) => items)
  const place = useFocusHeir(tasks?.map(({ id }) => id) ?? [])
  useFocusAfterClosing(place, opened)

  return (
    <div ref={place} tabIndex={-1} className="@container flex flex-col gap-6 focus-visible:outline-none">
      {query.isError && !tasks && (
        <ErrorPanel
          title={t('No se han podido cargar las tareas')}
          text={errorText(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {query.isPending && <Waiting />}
      {tasks?.length === 0 && !query.isPlaceholderData && empty}
      <div
        aria-busy={query.isPlaceholderData}
        className={cn(
          'flex flex-col gap-6 transition-opacity duration-150 empty:hidden',
          query.isPlaceholderData && 'opacity-60',
        )}
      >
        {groupTasks(tasks ?? [], today).map((group) => (
          <section key={group.name} aria-label={t(groupTitles[group.name])} className="flex flex-col gap-2">
            <Heading
              className={cn(
                'text-dense font-semibold',
                group.name === 'overdue' ? 'text-danger' : 'text-muted',
              )}
            >
              {t(groupTitles[group.name])}
            </Heading>
            <ul className="rounded-lg border bg-surface">
              {group.tasks.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  today={today}
                  showsProject={showsProject}
                  selection={selection}
                  onOpen={() => open(task.id)}
                  onToggle={() => void setDone(task, task.doneAt === null)}
                  onRemove={() => void remove(task)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
      <OpenedTask onRemove={(task) => void remove(task)} />
    </div>
  )
}

function Waiting() {
  return (
    <div className="rounded-lg border bg-surface">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex min-h-11 items-center gap-3 border-t px-3 first:border-t-0">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="hidden h-4 w-24 @xl:block" />
        </div>
      ))}
    </div>
  )
}

/** A task that is closed gives the focus back to its row, wherever that stands by now. */
function useFocusAfterClosing(place: RefObject<HTMLDivElement | null>, opened: string | null) {
  const before = useRef(opened)
  useEffect(() => {
    const closed = before.current
    before.current = opened
    if (opened !== null || closed === null) return
    const target = findRow(place.current, closed)?.querySelector<HTMLElement>('button') ?? place.current
    target?.focus()
  }, [place, opened])
}
