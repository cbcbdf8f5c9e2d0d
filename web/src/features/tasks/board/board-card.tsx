import { taskStates, type Task, type TaskState } from '@aurelio/contracts/tasks'
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { cn } from '../../../ui/class-names.ts'
import { ProjectDot } from '../../../ui/project-dot.tsx'
import { shortName } from '../../../platform/short-name.ts'
import { dueOf } from '../due-day.ts'
import { DueMark } from '../due-mark.tsx'
import { PriorityMark } from '../priority-mark.tsx'
import { TaskMarks } from '../task-marks.tsx'
import { stateNames } from '../task-words.ts'
import type { CardDrag } from './use-card-drag.ts'

export type CardActions = {
  today: CalendarDay
  mayChange: boolean
  drag: CardDrag
  onOpen: (id: string) => void
  onState: (task: Task, state: TaskState) => void
  /** By Alt and this arrow. */
  onStep: (task: Task, key: string) => void
  onRemove: (task: Task) => void
}

export function BoardCard({ task, today, mayChange, drag, ...actions }: CardActions & { task: Task }) {
  const { onOpen, onState, onStep, onRemove } = actions
  const { project, assignee } = task
  const due = dueOf(task)

  function onKeyDown(event: KeyboardEvent) {
    if (!mayChange || !event.altKey || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    onStep(task, event.key)
  }

  return (
    <li
      data-row={task.id}
      draggable={mayChange}
      {...drag.cardHandlers(task)}
      className={cn(
        'flex flex-col gap-2 rounded-md border bg-surface p-3 focus-within:bg-hover',
        drag.isTarget(task.state, task.id) && 'border-t-2 border-t-accent',
      )}
    >
      <span className="flex items-start justify-between gap-2">
        <button
          type="button"
          aria-keyshortcuts={mayChange ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
          onClick={() => onOpen(task.id)}
          onKeyDown={onKeyDown}
          className={cn(
            'min-h-6 min-w-0 rounded-sm text-start font-medium break-words hover:underline coarse:min-h-11',
            task.state === 'done' && 'text-muted line-through',
          )}
        >
          <bdi>{task.title}</bdi>
        </button>
        <span className="-my-1 -me-1 flex shrink-0 items-center gap-1">
          <PriorityMark priority={task.priority} />
          {mayChange && <CardMenu task={task} onState={onState} onStep={onStep} onRemove={onRemove} />}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
        {project && (
          <span className="flex min-w-0 items-center gap-1.5 text-dense text-muted">
            <ProjectDot color={project.color} className="size-2" />
            <bdi className="truncate">{project.name}</bdi>
          </span>
        )}
        {due && <DueMark due={due} today={today} isDone={task.state === 'done'} />}
        <TaskMarks task={task} />
        {assignee && <bdi className="text-dense text-muted">{shortName(assignee.name)}</bdi>}
      </span>
    </li>
  )
}

type CardMenuProps = Pick<CardActions, 'onState' | 'onStep' | 'onRemove'> & { task: Task }

/** Another state or place, for whoever does not drag; and away with it. */
function CardMenu({ task, onState, onStep, onRemove }: CardMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="dense"
          aria-label={t('Acciones de {{name}}', { name: shortName(task.title) })}
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
          className="aspect-square px-0 coarse:min-w-11"
        />
      }
    >
      <MenuChoices
        label={t('Estado')}
        value={task.state}
        onChange={(value) => {
          const state = taskStates.find((name) => name === value)
          if (state && state !== task.state) onState(task, state)
        }}
        choices={taskStates.map((state) => ({ value: state, content: t(stateNames[state]) }))}
      />
      {/* What is done stands by when it was done. */}
      {task.state !== 'done' && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<ArrowUp aria-hidden="true" className="size-4" />}
            onSelect={() => onStep(task, 'ArrowUp')}
          >
            {t('Subir')}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            onSelect={() => onStep(task, 'ArrowDown')}
          >
            {t('Bajar')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem
        destructive
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onSelect={() => onRemove(task)}
      >
        {t('Eliminar')}
      </MenuItem>
    </Menu>
  )
}
