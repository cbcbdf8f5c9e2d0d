import type { Task } from '@aurelio/contracts/tasks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../platform/use-today.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cn } from '../../../ui/class-names.ts'
import { dueOf } from '../due-day.ts'
import { DueMark } from '../due-mark.tsx'
import { stateNames } from '../task-words.ts'
import { useOpenedTask } from '../use-opened-task.ts'

type LinkedTaskProps = { task: Task; before?: ReactNode; after?: ReactNode }

/** Another task, in a line: its name opens it in place of this one. */
export function LinkedTask({ task, before, after }: LinkedTaskProps) {
  const { t } = useTranslation()
  const today = useToday()
  const [, open] = useOpenedTask()
  const isDone = task.doneAt !== null
  const due = dueOf(task)
  return (
    <li data-row={task.id} className="flex min-h-9 items-center gap-2">
      {before}
      <button
        type="button"
        onClick={() => open(task.id)}
        className={cn(
          'min-w-0 flex-1 truncate rounded-sm text-start hover:underline coarse:min-h-11',
          isDone && 'text-muted line-through',
        )}
      >
        <bdi>{task.title}</bdi>
      </button>
      {due && <DueMark due={due} today={today} isDone={isDone} />}
      <Badge>{t(stateNames[task.state])}</Badge>
      {after}
    </li>
  )
}
