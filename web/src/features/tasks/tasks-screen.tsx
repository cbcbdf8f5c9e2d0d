import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../../platform/auth/use-can.ts'
import { useToday } from '../../platform/use-today.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NothingFoundDrawing, TasksDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QuickAdd } from './quick-add.tsx'
import { noFilter, useTaskFilter, type TaskFilter } from './task-filter.ts'
import { TaskFilters } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { useTasks } from './use-tasks.ts'

/** What there is to do, by day; filters and search live in the address. */
export function TasksScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const mayChange = useCan('tasks.change')
  const [filter, setFilter] = useTaskFilter()
  const query = useTasks(filter, today)
  const total = query.data?.pages[0]?.total
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Tareas')}
        text={t('Lo que queda por hacer, de quién es y para cuándo.')}
        actions={mayChange && <NewTaskLink projectId={filter.projectId} />}
      />
      {mayChange && <QuickAdd projectId={filter.projectId} />}
      <TaskFilters filter={filter} onChange={setFilter} />
      <p role="status" className="-my-2 text-dense text-muted tabular-nums">
        {total === undefined ? '\u00a0' : t('{{count}} tareas', { count: total })}
      </p>
      <TaskList
        query={query}
        today={today}
        heading="h2"
        empty={<NoTasks filter={filter} onClear={() => setFilter({ ...noFilter, done: filter.done })} />}
      />
    </div>
  )
}

function NewTaskLink({ projectId }: { projectId: string | null }) {
  const { t } = useTranslation()
  return (
    <Link to={projectId ? `/tasks/new?project=${projectId}` : '/tasks/new'} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-4" />
      {t('Nueva tarea')}
    </Link>
  )
}

function NoTasks({ filter, onClear }: { filter: TaskFilter; onClear: () => void }) {
  const { t } = useTranslation()
  if (filter.overdue && !filter.mine && !filter.projectId && !filter.q) {
    return (
      <EmptyState
        drawing={<TasksDrawing />}
        title={t('Nada vencido')}
        text={t('Todo lo que tenía fecha está hecho o llega a tiempo.')}
        action={<Button onClick={onClear}>{t('Ver todas')}</Button>}
      />
    )
  }
  if (filter.mine || filter.overdue || filter.projectId || filter.q) {
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
