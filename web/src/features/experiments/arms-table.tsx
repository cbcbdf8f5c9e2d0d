import type { Experiment } from '@aurelio/contracts/experiments'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { formatPercent } from './words.ts'

/** Who was shown what, and for how many its goal was reached. */
export function ArmsTable({ arms }: Pick<Experiment, 'arms'>) {
  const { t } = useTranslation()
  const columns = [t('Reparto previsto'), t('Visitantes'), t('Conversiones'), t('Conversión'), t('Entre')]
  return (
    <div className="flex flex-col gap-1">
      <div className="overflow-x-auto rounded-lg border bg-surface">
        <table aria-label={t('Variantes')} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {t('Variante')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {arms.map(({ letter, share, visitors, conversions, rate, interval }) => (
              <tr key={letter}>
                <th scope="row" className="px-3 py-2 text-left font-semibold">
                  {letter}
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatPercent(share, 0)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(visitors)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(conversions)}</td>
                <td className="px-3 py-2 text-right tabular-nums">
                  {rate === null ? '–' : formatPercent(rate)}
                </td>
                <td className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                  {interval === null ? '–' : `${formatPercent(interval[0])} – ${formatPercent(interval[1])}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-muted">
        {t(
          'Visitantes: cada persona una vez al día. «Entre»: donde está la conversión, 95 de cada 100 veces.',
        )}
      </p>
    </div>
  )
}
