import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { useToday } from '../../platform/use-today.ts'
import { QuickAdd } from './quick-add.tsx'
import { noFilter } from './task-filter.ts'
import { DoneChoice } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { useTasks } from './use-tasks.ts'

/** The tasks of one project, as on /tasks. */
export function ProjectTasks({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const today = useToday()
  const mayChange = useCan('tasks.change')
  const [isDone, setDone] = useState(false)
  const query = useTasks({ ...noFilter, projectId, done: isDone }, today)
  const total = query.data?.pages[0]?.total
  return (
    <div className="flex flex-col gap-4">
      {mayChange && <QuickAdd projectId={projectId} canChooseProject={false} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DoneChoice isDone={isDone} onChoose={setDone} />
        <p role="status" className="text-dense text-muted tabular-nums">
          {total !== undefined && t('{{count}} tareas', { count: total })}
        </p>
      </div>
      <TaskList
        query={query}
        today={today}
        heading="h3"
        showsProject={false}
        empty={
          <p className="py-4 text-muted">
            {isDone ? t('Todavía no hay tareas hechas') : t('No queda nada por hacer en este proyecto.')}
          </p>
        }
      />
    </div>
  )
}
