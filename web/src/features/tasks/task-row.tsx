import type { Task } from '@aurelio/contracts/tasks'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { plainKey } from '../../platform/plain-key.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/class-names.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import type { Selection } from './bulk/use-selection.ts'
import { dueOf } from './due-day.ts'
import { DueMark } from './due-mark.tsx'
import { PriorityMark } from './priority-mark.tsx'
import { TaskMarks } from './task-marks.tsx'
import { stateNames } from './task-words.ts'

type TaskRowProps = {
  task: Task
  today: CalendarDay
  showsProject: boolean
  selection: Selection | undefined
  onToggle: () => void
  onOpen: () => void
  onRemove: () => void
}

/** Columns on wide screens, empty ones too; on phones only what there is. */
const columnClass = 'min-w-0 max-w-full shrink-0 empty:hidden @4xl:empty:block'

/** One task: done by one click, opened by its title, chosen by `x`. On phones what it is about stands below the title. */
export function TaskRow({ task, today, showsProject, selection, onToggle, onOpen, onRemove }: TaskRowProps) {
  const { t } = useTranslation()
  const mayChange = useCan('tasks.change')
  const isDone = task.doneAt !== null
  const due = dueOf(task)
  const isChosen = selection?.has(task.id) === true
  const name = shortName(task.title)
  return (
    <li
      data-row={task.id}
      className={cn(
        'flex min-h-11 items-center gap-2 border-t px-3 py-1 first:rounded-t-lg first:border-t-0 last:rounded-b-lg hover:bg-hover',
        selection?.isOn && isChosen && 'bg-accent-soft',
      )}
    >
      <Checkbox
        {...(selection?.isOn
          ? {
              checked: isChosen,
              onChange: () => undefined,
              onClick: ({ shiftKey }) => selection.toggle(task.id, shiftKey),
              label: <span className="sr-only">{t('Elegir {{name}}', { name })}</span>,
            }
          : {
              checked: isDone,
              disabled: !mayChange,
              onChange: onToggle,
              label: <span className="sr-only">{t('Hecha: {{name}}', { name })}</span>,
            })}
        className="-m-2 p-2 coarse:min-w-11 coarse:justify-center"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 @4xl:flex-nowrap">
        <button
          type="button"
          onClick={onOpen}
          onKeyDown={(event) => {
            if (mayChange && plainKey(event.nativeEvent, event.target) === 'x')
              selection?.toggle(task.id, false)
          }}
          className={cn(
            'line-clamp-2 min-w-0 basis-full rounded-sm py-1 text-start hover:underline @4xl:line-clamp-none @4xl:flex-1 @4xl:basis-auto @4xl:truncate coarse:min-h-11',
            isDone && 'text-muted line-through',
          )}
        >
          <bdi>{task.title}</bdi>
        </button>
        {(task.state === 'doing' || task.state === 'review') && <Badge>{t(stateNames[task.state])}</Badge>}
        <span className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1 empty:hidden @4xl:flex-nowrap">
          <TaskMarks task={task} />
        </span>
        {showsProject && <Place task={task} />}
        <span className={cn(columnClass, '@4xl:w-40')}>
          {due && <DueMark due={due} today={today} isDone={isDone} />}
        </span>
        <span className={cn(columnClass, '@4xl:w-28')}>
          {task.assignee && (
            <bdi
              className="block truncate text-dense text-muted"
              title={t('De {{name}}', { name: task.assignee.name })}
            >
              {task.assignee.name}
            </bdi>
          )}
        </span>
      </div>
      <PriorityMark priority={task.priority} />
      {mayChange && (
        <Menu
          trigger={
            <Button
              variant="ghost"
              aria-label={t('Acciones de {{name}}', { name })}
              icon={<Ellipsis aria-hidden="true" className="size-4" />}
              className="aspect-square px-0 coarse:min-w-11"
            />
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" className="size-4" />} onSelect={onOpen}>
            {t('Editar')}
          </MenuItem>
          <MenuItem destructive icon={<Trash2 aria-hidden="true" className="size-4" />} onSelect={onRemove}>
            {t('Eliminar')}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}

/** The project it belongs to. */
function Place({ task: { project } }: { task: Task }) {
  return (
    <span className={cn(columnClass, '@4xl:w-44')}>
      {project && (
        <span className="flex min-w-0 items-center gap-1.5 text-dense text-muted">
          <ProjectDot color={project.color} className="size-2" />
          <bdi className="truncate">{project.name}</bdi>
        </span>
      )}
    </span>
  )
}
