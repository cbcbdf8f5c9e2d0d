import type { PersonFigures } from '@aurelio/contracts/analytics'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { ChartFigure } from '../../ui/charts/chart-figure.tsx'
import { BarChart } from '../../ui/charts/charts.ts'

const loadOf = (one: PersonFigures) => one.pendingTasks + one.openLeads

/** How much each person has before them now: who has too much is seen at once. */
export function PeopleLoad({ people }: { people: readonly PersonFigures[] }) {
  const { t } = useTranslation()
  const rows = people.filter((one) => loadOf(one) > 0).toSorted((a, b) => loadOf(b) - loadOf(a))
  const [most] = rows
  if (!most) return null
  const inTime = rows.map((one) => one.pendingTasks - one.overdueTasks)
  const late = rows.map(({ overdueTasks }) => overdueTasks)
  const leads = rows.map(({ openLeads }) => openLeads)
  const sentence = t(
    'Quien más tiene ahora es {{name}}: {{tasks}} tareas ({{late}} atrasadas) y {{leads}} leads.',
    {
      name: shortName(most.name),
      tasks: formatNumber(most.pendingTasks),
      late: formatNumber(most.overdueTasks),
      leads: formatNumber(most.openLeads),
    },
  )
  const parts = [
    { name: t('Atrasadas'), color: 'var(--danger)', values: late },
    { name: t('Pendientes'), color: 'var(--accent-text)', values: inTime },
    { name: t('Leads abiertos'), color: 'var(--project-teal)', values: leads },
  ]
  return (
    <ChartFigure
      title={t('Carga de cada persona')}
      sentence={sentence}
      fileName={t('carga')}
      table={{
        head: [t('Persona'), ...parts.map(({ name }) => name)],
        rows: rows.map(({ name }, at) => [name, ...parts.map(({ values }) => values[at] ?? 0)]),
      }}
    >
      <BarChart label={sentence} rows={rows} parts={parts} />
    </ChartFigure>
  )
}
