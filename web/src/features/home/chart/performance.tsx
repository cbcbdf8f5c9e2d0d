import type { ChartPeriod } from '@aurelio/contracts/home'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn, Table } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { cn } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { zone } from '../../../platform/zone.ts'
import { ChartTable } from './chart-table.tsx'
import { Plot } from './plot.tsx'
import { Swatch } from './plot-columns.tsx'
import { series } from './series.ts'

const periods: readonly { value: ChartPeriod; name: string }[] = [
  { value: 'week', name: 'Semana' },
  { value: 'month', name: 'Mes' },
  { value: 'year', name: 'Año' },
]

/** A week, a month or a year of the workspace, drawn or as a table (dashboard.md §2, §4: a week at first). */
export function Performance() {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<ChartPeriod>('week')
  const [isTable, setTable] = useState(false)
  // The last drawing stays until the next one is there.
  const chart = useQuery({
    ...api.home.chart.queryOptions({ input: { period, zone: zone() } }),
    placeholderData: keepPreviousData,
  })
  const choices = periods.map(({ value, name }) => ({ value, text: t(name) }))
  const OtherView = isTable ? ChartColumn : Table
  return (
    <Section title={t('Rendimiento')} className="@3xl:col-span-2">
      <div
        className={cn('flex flex-col gap-3 rounded-lg border bg-surface p-4', isTable ? 'min-h-92' : 'h-92')}
        aria-busy={chart.isFetching}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Legend />
          <div className="flex items-center gap-1">
            <IconButton
              label={isTable ? t('Ver el gráfico') : t('Ver la tabla')}
              icon={<OtherView aria-hidden="true" className="size-4" />}
              onClick={() => setTable(!isTable)}
            />
            <ChoiceBar label={t('Periodo')} choices={choices} chosen={period} onChoose={setPeriod} />
          </div>
        </div>
        <div className={cn('min-h-0 flex-1', chart.isPlaceholderData && 'opacity-60')}>
          {chart.data &&
            (isTable ? (
              <ChartTable chart={chart.data} />
            ) : (
              <Plot key={chart.data.period} chart={chart.data} />
            ))}
          {chart.isPending && <Skeleton className="h-full" />}
          {chart.isError && !chart.data && (
            <div role="alert" className="flex h-full flex-col items-center justify-center gap-3 text-center">
              <p className="text-muted">{errorText(chart.error)}</p>
              <Button onClick={() => void chart.refetch()}>{t('Reintentar')}</Button>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

function Legend() {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
      {series.map(({ id, label, swatch, shape }) => (
        <li key={id} className="flex items-center gap-2">
          <Swatch className={swatch} shape={shape} />
          {t(label)}
        </li>
      ))}
    </ul>
  )
}
