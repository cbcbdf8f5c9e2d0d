import { addresses } from '@aurelio/contracts/addresses'
import type { Overview } from '@aurelio/contracts/home'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../platform/format.ts'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Each figure leads to what it counts. */
const stats = [
  { name: 'activeProjects', label: 'Proyectos activos', to: addresses.projectsBy({ state: 'active' }) },
  { name: 'pendingTasks', label: 'Tareas pendientes', to: addresses.tasks },
  { name: 'completedTasks', label: 'Tareas completadas', to: addresses.tasksBy({ done: '1' }) },
  { name: 'publishedPages', label: 'Páginas publicadas', to: addresses.overview },
  { name: 'recentLeads', label: 'Leads en 30 días', to: addresses.leads },
] as const

/** The summary figures (dashboard.md §2). */
export const StatCards = memo(function StatCards({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('Resumen')} className="grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-5">
      {stats.map(({ name, label, to }, index) => (
        <li key={name} className={cn('flex', index === 4 && '@max-2xl:col-span-2')}>
          <Link to={to} className={cn(cardLinkClass, 'flex flex-1 flex-col gap-1')}>
            <span className="text-muted">{t(label)}</span>
            {overview ? (
              <span data-stat={name} className="text-2xl font-semibold tabular-nums">
                {formatNumber(overview[name])}
              </span>
            ) : (
              <Skeleton className="h-8 w-12" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
})
