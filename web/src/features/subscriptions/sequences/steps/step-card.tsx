import type { SequenceStep } from '@aurelio/contracts/subscriptions'
import { ArrowDown, ArrowUp, Clock, Flag, Mail, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../platform/format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { StepFields } from './step-fields.tsx'
import { stepNames } from './steps.ts'

const icons = { letter: Mail, wait: Clock, goal: Flag }

type StepCardProps = {
  step: SequenceStep
  number: number
  waiting: number
  isFirst: boolean
  isLast: boolean
  onChange: (step: SequenceStep) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A step, its place, and how many stand at it. */
export function StepCard({
  step,
  number,
  waiting,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: StepCardProps) {
  const { t } = useTranslation()
  const Icon = icons[step.kind]
  const name = `${number}. ${t(stepNames[step.kind])}`
  return (
    <li data-step={step.kind} className="flex flex-col gap-3 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Icon aria-hidden="true" className="size-4 text-muted" />
        <h3 className="font-semibold">{name}</h3>
        {waiting > 0 && (
          <Badge tone="accent">{t('Están aquí: {{figure}}', { figure: formatNumber(waiting) })}</Badge>
        )}
        <div className="ml-auto flex">
          <IconButton
            size="dense"
            label={t('Subir {{name}}', { name })}
            icon={<ArrowUp aria-hidden="true" className="size-4" />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="dense"
            label={t('Bajar {{name}}', { name })}
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="dense"
            label={t('Quitar {{name}}', { name })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={onRemove}
          />
        </div>
      </div>
      <StepFields step={step} onChange={onChange} />
    </li>
  )
}
