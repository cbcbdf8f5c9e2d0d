import type { Project } from '@aurelio/contracts/projects'
import { Play, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatMinutes } from '../../../platform/duration.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HoursChart } from './hours-chart.tsx'
import { HoursForm } from './hours-form.tsx'
import { HoursList } from './hours-list.tsx'
import { useElapsed } from './use-elapsed.ts'
import { useHours } from './use-hours.ts'

/** What a project has taken of what it may take; a clock, and time noted by hand. */
export function ProjectHours({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { hours, isBusy, isAdding, add, remove, start, stop } = useHours(project.id)
  if (!hours.data) {
    if (!hours.isError) return <Skeleton className="h-20" />
    return (
      <p role="alert" className="text-danger">
        {errorText(hours.error)}
      </p>
    )
  }
  const { items, minutes, runningSince } = hours.data
  return (
    <div className="flex flex-col gap-3">
      <Total minutes={minutes} budget={project.budget} />
      <div className="flex flex-wrap items-center gap-3">
        {runningSince === null ? (
          <Button
            busy={isBusy}
            icon={<Play aria-hidden="true" className="size-4" />}
            onClick={() => void start()}
          >
            {t('Empezar a contar')}
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              busy={isBusy}
              icon={<Square aria-hidden="true" className="size-4" />}
              onClick={() => void stop()}
            >
              {t('Parar y apuntar')}
            </Button>
            <Elapsed since={runningSince} />
          </>
        )}
      </div>
      <HoursForm isBusy={isAdding} onAdd={add} />
      <HoursChart items={items} />
      <HoursList items={items} onRemove={(entry) => void remove(entry)} />
    </div>
  )
}

function Total({ minutes, budget }: { minutes: number; budget: number | null }) {
  const { t } = useTranslation()
  const isOver = budget !== null && minutes > budget
  return (
    <p className={cn('tabular-nums', isOver && 'font-medium text-danger')}>
      {budget === null
        ? t('{{time}} apuntadas', { time: formatMinutes(minutes) })
        : t('{{time}} de {{budget}}', { time: formatMinutes(minutes), budget: formatMinutes(budget) })}
      {isOver && ` · ${t('{{time}} de más', { time: formatMinutes(minutes - budget) })}`}
    </p>
  )
}

/** The clock as it runs; a timer is read where it is asked for, not each second. */
function Elapsed({ since }: { since: string }) {
  const { t } = useTranslation()
  const text = useElapsed(since)
  return (
    <span role="timer" aria-label={t('Tiempo que llevas')} className="text-xl font-medium tabular-nums">
      {text}
    </span>
  )
}
