import type { Sequence } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'

export function SequenceFigures({ sequence }: { sequence: Sequence }) {
  const { t } = useTranslation()
  const { entered, waiting, sent, finished, reached } = sequence
  const inside = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  const shown = [
    { name: 'entered', label: t('Han entrado'), value: entered },
    { name: 'inside', label: t('Están dentro'), value: inside },
    { name: 'sent', label: t('Correos enviados'), value: sent },
    { name: 'reached', label: t('Han llegado a la meta'), value: reached },
    { name: 'finished', label: t('La han acabado'), value: finished },
  ]
  return (
    <ul
      aria-label={t('Cifras de la secuencia')}
      className="grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-5"
    >
      {shown.map(({ name, label, value }) => (
        <li key={name} className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
          <span className="text-muted">{label}</span>
          <span data-stat={name} className="text-2xl font-semibold tabular-nums">
            {formatNumber(value)}
          </span>
        </li>
      ))}
    </ul>
  )
}
