import type { TaskPriority } from '@aurelio/contracts/tasks'
import { ChevronDown, ChevronsUp, Equal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../ui/class-names.ts'
import { priorityNames } from './task-words.ts'

const marks = { low: ChevronDown, medium: Equal, high: ChevronsUp }

/** A task's priority as a sign; its word for those who do not see it. */
export function PriorityMark({ priority }: { priority: TaskPriority }) {
  const { t } = useTranslation()
  const Mark = marks[priority]
  const text = t('Prioridad: {{name}}', { name: t(priorityNames[priority]) })
  return (
    <span title={text} className={cn('shrink-0', priority === 'high' ? 'text-warning' : 'text-muted')}>
      <Mark aria-hidden="true" className="size-4" />
      <span className="sr-only">{text}</span>
    </span>
  )
}
