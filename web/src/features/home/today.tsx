import { addresses } from '@aurelio/contracts/addresses'
import type { Overview } from '@aurelio/contracts/home'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { addDays } from '../../platform/calendar-day.ts'
import { useToday } from '../../platform/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Section, sideLinkClass } from './section.tsx'
import { TodayTasks } from './today-tasks.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** Rows that fit the panel, whose height stands before anything is known: nothing jumps. */
const shown = 4

type TodayProps = {
  overview: Overview | undefined
  /** The overview did not come: whether there are first steps to show stays unknown. */
  isLost: boolean
}

/** What needs the person today: their own tasks that are overdue or due; for who has none, the first steps. */
export const Today = memo(function Today({ overview, isLost }: TodayProps) {
  const { t } = useTranslation()
  const today = useToday()
  const input = { mine: 'true', dueBefore: addDays(today, 1), limit: shown }
  const mine = useQuery(api.tasks.list.queryOptions({ input }))
  const steps = useFirstSteps(overview)
  const total = mine.data?.total ?? 0

  const content = () => {
    if (mine.isError && !mine.data)
      return <Message text={errorText(mine.error)} onRetry={() => void mine.refetch()} />
    if (!mine.data) return <Waiting />
    if (total > 0) return <TodayTasks tasks={mine.data.items} today={today} />
    if (!overview && !isLost) return <Waiting />
    if (steps.isShown) return <FirstSteps done={steps.done} onHide={steps.hide} />
    return <Message text={t('Nada pendiente para hoy.')} />
  }
  return (
    <Section
      title={t('Para hoy')}
      className="@3xl:col-span-2"
      side={
        total > 0 && (
          <Link to={addresses.tasksBy({ mine: '1' })} className={sideLinkClass}>
            {total > shown ? t('Ver las {{count}}', { count: total }) : t('Ver todas')}
          </Link>
        )
      }
    >
      <div className="flex min-h-58 flex-1 coarse:min-h-60 flex-col justify-center rounded-lg border bg-surface">
        {content()}
      </div>
    </Section>
  )
})

function Message({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <div role={onRetry && 'alert'} className="flex flex-col items-center gap-3 p-6 text-center text-muted">
      {!onRetry && <CircleCheck aria-hidden="true" className="size-8 text-success" />}
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{t('Reintentar')}</Button>}
    </div>
  )
}

function Waiting() {
  return (
    <div className="flex flex-1 flex-col justify-around px-4">
      {Array.from({ length: shown }, (_, row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  )
}
