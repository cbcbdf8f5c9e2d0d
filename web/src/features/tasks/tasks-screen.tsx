import { addresses } from '@aurelio/contracts/addresses'
import type { Task } from '@aurelio/contracts/tasks'
import { Plus, Upload } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { useToday } from '../../platform/use-today.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { NothingFoundDrawing, TasksDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ViewsMenu } from '../../ui/saved-views/views-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useSelection, type Selection } from './bulk/use-selection.ts'
import { QuickAdd } from './quick-add.tsx'
import { QuickAddSheet } from './quick-add-sheet.tsx'
import {
  isNarrowed,
  noFilter,
  taskViewQuery,
  useTaskFilter,
  type TaskFilter,
  type TaskView,
} from './task-filter.ts'
import { TaskFilters } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { useTasks } from './use-tasks.ts'

const BulkBar = lazyPart(async () => (await import('./bulk/bulk-bar.tsx')).BulkBar)
const TasksBoard = lazyPart(async () => (await import('./board/tasks-board.tsx')).TasksBoard)
const TasksCalendar = lazyPart(async () => (await import('./calendar/tasks-calendar.tsx')).TasksCalendar)

const TasksTimeline = lazyPart(async () => (await import('./timeline/tasks-timeline.tsx')).TasksTimeline)
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog)

const noTasks: readonly Task[] = []

/** What there is to do; how it is shown, filters and search live in the address. */
export function TasksScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const mayChange = useCan('tasks.change')
  const [filter, setFilter] = useTaskFilter()
  const isList = filter.view === 'list'
  const query = useTasks(filter, today, { enabled: isList })
  const selection = useSelection(query.data?.pages.flatMap(({ items }) => items) ?? noTasks)
  const isNarrow = useNarrow()
  const total = query.data?.pages[0]?.total
  const views = <ViewsMenu calls={api.taskViews} queryOf={taskViewQuery} />
  const choice = <ViewChoice view={filter.view} onChoose={(view) => setFilter({ view })} />
  const addSheet = <QuickAddSheet projectId={filter.projectId} />
  return (
    <div className="flex flex-col gap-3 md:gap-6">
      <PageHeader
        isBrief
        title={t('Tareas')}
        text={t('Lo que queda por hacer, de quién es y para cuándo.')}
        more={
          mayChange && (
            <>
              {isNarrow && isList && <SelectButton total={total} selection={selection} />}
              {isNarrow && views}
              <DialogButton icon={<Upload aria-hidden="true" className="size-4" />} Dialog={ImportDialog}>
                {t('Importar')}
              </DialogButton>
              <NewTaskLink projectId={filter.projectId} />
            </>
          )
        }
      />
      {mayChange && (isNarrow ? addSheet : <QuickAdd projectId={filter.projectId} />)}
      <TaskFilters filter={filter} onChange={setFilter}>
        {isNarrow && choice}
      </TaskFilters>
      <div className="flex flex-wrap items-center justify-end gap-2 md:-my-3 md:min-h-9">
        {isList && <ListCount total={total} />}
        {!isNarrow && isList && mayChange && <SelectButton total={total} selection={selection} />}
        {!isNarrow && mayChange && views}
        {!isNarrow && choice}
      </div>
      <Suspense fallback={<Skeleton className="h-100" />}>
        {isList && selection.isOn && <BulkBar selection={selection} />}
        {isList && (
          <TaskList
            query={query}
            today={today}
            selection={selection}
            heading="h2"
            empty={<NoTasks filter={filter} onClear={() => setFilter({ ...noFilter, done: filter.done })} />}
          />
        )}
        {filter.view === 'board' && <TasksBoard filter={{ ...filter, done: false }} today={today} />}
        {filter.view === 'timeline' && (
          <TasksTimeline filter={filter} today={today} onDay={(day) => setFilter({ day })} />
        )}
        {filter.view === 'calendar' && (
          <TasksCalendar filter={filter} today={today} onDay={(day) => setFilter({ day })} />
        )}
      </Suspense>
    </div>
  )
}

function ViewChoice({ view, onChoose }: { view: TaskView; onChoose: (view: TaskView) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceBar
      label={t('Vista')}
      className="max-md:min-w-0 max-md:flex-1 max-md:*:grow max-md:*:justify-center max-md:*:px-2"
      chosen={view}
      onChoose={onChoose}
      choices={[
        { value: 'list', text: t('Lista') },
        { value: 'board', text: t('Tablero') },
        { value: 'calendar', text: t('Calendario') },
        { value: 'timeline', text: t('Cronograma') },
      ]}
    />
  )
}

function ListCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation()
  return (
    <p role="status" className="me-auto text-dense text-muted tabular-nums">
      {total === undefined ? '\u00a0' : t('{{count}} tareas', { count: total })}
    </p>
  )
}

type SelectButtonProps = { total: number | undefined; selection: Selection }

/** Begins and ends choosing some of them. */
function SelectButton({ total, selection }: SelectButtonProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const { isOn } = selection

  // What is done with the chosen ones goes with its bar, and the focus with it.
  useEffect(() => {
    if (!isOn && document.activeElement === document.body) button.current?.focus()
  }, [isOn])

  return (
    <Button
      ref={button}
      variant="ghost"
      aria-pressed={isOn}
      disabled={total === undefined || total === 0}
      onClick={selection.switchOver}
    >
      {t('Seleccionar')}
    </Button>
  )
}

function NewTaskLink({ projectId }: { projectId: string | null }) {
  const { t } = useTranslation()
  return (
    <Link to={addresses.newTaskOf(projectId)} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-4" />
      {t('Nueva tarea')}
    </Link>
  )
}

function NoTasks({ filter, onClear }: { filter: TaskFilter; onClear: () => void }) {
  const { t } = useTranslation()
  if (filter.overdue && !isNarrowed({ ...filter, overdue: false })) {
    return (
      <EmptyState
        drawing={<TasksDrawing />}
        title={t('Nada vencido')}
        text={t('Todo lo que tenía fecha está hecho o llega a tiempo.')}
        action={<Button onClick={onClear}>{t('Ver todas')}</Button>}
      />
    )
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={t('Ninguna tarea coincide')}
        text={t('Prueba con otras palabras o con menos filtros.')}
        action={<Button onClick={onClear}>{t('Quitar los filtros')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      drawing={<TasksDrawing />}
      title={filter.done ? t('Todavía no hay tareas hechas') : t('No queda nada por hacer')}
      text={
        filter.done
          ? t('Las tareas que termines aparecerán aquí.')
          : t('Apunta la próxima tarea arriba: escribe y pulsa Intro.')
      }
    />
  )
}
