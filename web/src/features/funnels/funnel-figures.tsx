import type { Funnel, FunnelFigures, FunnelNarrowing } from '@aurelio/contracts/funnels'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { cn } from '../../ui/class-names.ts'
import { FunnelBoard } from './funnel-board.tsx'
import { formatRate } from './words.ts'

const cuts = [
  { name: 'source', title: 'Fuentes' },
  { name: 'device', title: 'Dispositivos' },
  { name: 'campaign', title: 'Campañas' },
  { name: 'variant', title: 'Variantes' },
] as const satisfies readonly { name: keyof FunnelFigures['by']; title: string }[]

const deviceNames: Record<string, string> = { desktop: 'Ordenador', mobile: 'Móvil', tablet: 'Tableta' }

type TablesProps = {
  funnel: Funnel
  figures: FunnelFigures
  narrowing: FunnelNarrowing
  onNarrow: (narrowing: FunnelNarrowing) => void
}

/** Who came in and who came to an end, by what they have in common; and who stands where. */
export function FunnelFiguresTables({ funnel, figures, narrowing, onNarrow }: TablesProps) {
  const { t } = useTranslation()
  return (
    <>
      <FunnelBoard funnel={funnel} figures={figures} />
      <div className="grid gap-6 @2xl:grid-cols-2">
        {cuts.map(({ name, title }) => (
          <CutTable
            key={name}
            title={t(title)}
            chosen={narrowing[name]}
            onChoose={(key) => onNarrow({ ...narrowing, [name]: key })}
            rows={figures.by[name].map((row) => ({
              ...row,
              name: cutKeyName(t, name, row.key),
            }))}
          />
        ))}
      </div>
    </>
  )
}

/** What a row of a table is called. */
export function cutKeyName(t: TFunction, cut: keyof FunnelNarrowing, key: string): string {
  if (key === '') return t('Sin dato')
  return cut === 'device' ? t(deviceNames[key] ?? key) : key
}

type Row = FunnelFigures['by']['source'][number] & { name: string }
type CutProps = {
  title: string
  rows: readonly Row[]
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

function rateText(finished: number, entered: number): string {
  return entered > 0 ? formatRate(Math.min(1, finished / entered)) : '–'
}

function CutTable({ title, rows, chosen, onChoose }: CutProps) {
  const { t } = useTranslation()
  const columns = [t('Entraron'), t('Llegaron al final'), t('Conversión'), t('Antes')]
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      <div className="overflow-x-auto rounded-lg border bg-surface">
        <table aria-label={title} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {title}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1} className="px-3 py-4 text-center text-muted">
                  {t('Nada en este periodo')}
                </td>
              </tr>
            )}
            {rows.map(({ key, name, entered, finished, enteredBefore, finishedBefore }) => (
              <tr key={key}>
                <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
                  <button
                    type="button"
                    aria-pressed={chosen === key}
                    onClick={() => onChoose(chosen === key ? undefined : key)}
                    className={cn(
                      'text-left wrap-anywhere hover:underline coarse:min-h-11',
                      chosen === key && 'font-semibold text-accent-text',
                    )}
                  >
                    {name}
                  </button>
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(entered)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(finished)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{rateText(finished, entered)}</td>
                <td className="px-3 py-2 text-right text-muted tabular-nums">
                  {rateText(finishedBefore, enteredBefore)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
