import type { Sequence } from '@aurelio/contracts/sequences'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'

export function SequenceFigures({ sequence }: { sequence: Sequence }) {
  const { t } = useTranslation()
  const { entered, waiting, sent, finished, reached, left, leads, valueCents, doubt, held } = sequence
  const inside = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  const shown = [
    { name: 'entered', label: t('Han entrado'), value: entered },
    { name: 'inside', label: t('Están dentro'), value: inside },
    { name: 'sent', label: t('Correos enviados'), value: sent },
    { name: 'reached', label: t('Han llegado a la meta'), value: reached },
    { name: 'finished', label: t('La han acabado'), value: finished },
    { name: 'left', label: t('Han salido antes'), value: left },
    { name: 'leads', label: t('Leads por sus enlaces'), value: leads },
    { name: 'value', label: t('Valor de esos leads (€)'), value: Math.round(valueCents / 100) },
    ...(doubt > 0 ? [{ name: 'doubt', label: t('Correos en duda'), value: doubt }] : []),
    ...(held > 0 ? [{ name: 'held', label: t('Esperan su turno: quieren menos'), value: held }] : []),
  ]
  return (
    <ul
      aria-label={t('Cifras de la secuencia')}
      className="grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-4"
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
