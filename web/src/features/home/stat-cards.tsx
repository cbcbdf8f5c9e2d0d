import { addresses } from '@aurelio/contracts/addresses'
import type { Overview } from '@aurelio/contracts/home'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { formatNumber, formatPercent } from '../../platform/format.ts'
import { zone } from '../../platform/zone.ts'
import { cardLinkClass } from '../../ui/card.tsx'
import { SparkLine } from '../../ui/charts/spark-line.tsx'
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
    <ul aria-label={t('Resumen')} className="grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-6">
      {stats.map(({ name, label, to }) => (
        <li key={name} className="flex">
          <Link to={to} className={`${cardLinkClass} flex flex-1 flex-col gap-1`}>
            <span className="text-muted">{t(label)}</span>
            {overview ? (
              <span data-stat={name} className="text-2xl font-semibold tabular-nums">
                {formatNumber(overview[name])}
              </span>
            ) : (
              <Skeleton className="h-8 w-12" />
            )}
            {name === 'recentLeads' && <LeadsLine />}
          </Link>
        </li>
      ))}
      <li className="flex">
        <Link to={addresses.visits} className={`${cardLinkClass} flex flex-1 flex-col gap-1`}>
          <span className="text-muted">{t('Visitas en 30 días')}</span>
          {overview ? <Visits visits={overview.visits} /> : <Skeleton className="h-8 w-12" />}
        </Link>
      </li>
    </ul>
  )
})

/** This week's leads, and how they came day by day. */
function LeadsLine() {
  const { t } = useTranslation()
  const week = useQuery(api.home.chart.queryOptions({ input: { period: 'week', zone: zone() } })).data
  if (!week) return null
  const leads = week.points.map((point) => point.leads)
  return (
    <>
      <span className="text-dense text-muted tabular-nums">
        {t('{{figure}} en 7 días', { figure: formatNumber(leads.reduce((sum, each) => sum + each, 0)) })}
      </span>
      <SparkLine values={leads} />
    </>
  )
}

/** How many looked at the pages, and how many of them went on; or that nobody counts it. */
function Visits({ visits }: Pick<Overview, 'visits'>) {
  const { t } = useTranslation()
  if (visits === null) return <span data-stat="visits">{t('No se cuentan')}</span>
  return (
    <>
      <span data-stat="visits" className="text-2xl font-semibold tabular-nums">
        {formatNumber(visits.visits)}
      </span>
      {visits.rate !== null && visits.interval !== null && (
        <span className="text-dense text-muted tabular-nums">
          {t('{{rate}} convierten ({{low}} a {{high}})', {
            rate: formatPercent(visits.rate),
            low: formatPercent(visits.interval[0]),
            high: formatPercent(visits.interval[1]),
          })}
        </span>
      )}
    </>
  )
}
