import type { TaskPriority } from '@aurelio/contracts/tasks'
import { SignalHigh, SignalLow, SignalMedium } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../ui/class-names.ts'
import { priorityNames } from './task-words.ts'

const marks = { low: SignalLow, medium: SignalMedium, high: SignalHigh }

/** A task's priority as bars; its word for those who do not see them. */
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
