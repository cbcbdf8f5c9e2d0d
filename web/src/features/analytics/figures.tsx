import type { AnalyticsFigures } from '@aurelio/contracts/analytics'
import { useTranslation } from 'react-i18next'
import { formatEuros, formatNumber } from '../../platform/format.ts'
import { cn } from '../../ui/class-names.ts'
import { beforeText } from '../../ui/before-text.ts'

const shown = [
  { name: 'leads', label: 'Leads' },
  { name: 'wonLeads', label: 'Leads ganados' },
  { name: 'wonCents', label: 'Valor ganado' },
  { name: 'completedTasks', label: 'Tareas hechas' },
  { name: 'publications', label: 'Publicaciones' },
] as const satisfies readonly { name: keyof AnalyticsFigures; label: string }[]

type FiguresProps = { figures: AnalyticsFigures; before: AnalyticsFigures; busy: boolean }

/** The figures of the period, each beside that of the time before. */
export function Figures({ figures, before, busy }: FiguresProps) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('Cifras del periodo')}
      aria-busy={busy}
      className={cn('grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-5', busy && 'opacity-60')}
    >
      {shown.map(({ name, label }, index) => {
        const write = name === 'wonCents' ? formatEuros : formatNumber
        return (
          <li
            key={name}
            className={cn(
              'flex flex-col gap-1 rounded-lg border bg-surface p-4',
              index === shown.length - 1 && '@max-2xl:col-span-2',
            )}
          >
            <span className="text-muted">{t(label)}</span>
            <span data-stat={name} className="text-2xl font-semibold tabular-nums">
              {write(figures[name])}
            </span>
            <span className="text-dense text-muted tabular-nums">
              {beforeText(t, { now: figures[name], before: before[name] }, write)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
