import { addresses } from '@aurelio/contracts/addresses'
import type { Funnel, FunnelFigures } from '@aurelio/contracts/funnels'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber, formatRelative } from '../../platform/format.ts'
import { stepNames } from './shown-graph.ts'
import { formatRate } from './words.ts'

const cuts = [
  { name: 'source', title: 'Fuentes' },
  { name: 'device', title: 'Dispositivos' },
  { name: 'campaign', title: 'Campañas' },
  { name: 'variant', title: 'Variantes' },
] as const satisfies readonly { name: keyof FunnelFigures['by']; title: string }[]

const deviceNames: Record<string, string> = { desktop: 'Ordenador', mobile: 'Móvil', tablet: 'Tableta' }

/** Who came in and who came to an end, by what they have in common; and who stands where. */
export function FunnelFiguresTables({ funnel, figures }: { funnel: Funnel; figures: FunnelFigures }) {
  const { t } = useTranslation()
  return (
    <>
      <Board funnel={funnel} figures={figures} />
      <div className="grid gap-6 @2xl:grid-cols-2">
        {cuts.map(({ name, title }) => (
          <CutTable
            key={name}
            title={t(title)}
            rows={figures.by[name].map((row) => ({
              ...row,
              name:
                row.key === ''
                  ? t('Sin dato')
                  : t(name === 'device' ? (deviceNames[row.key] ?? row.key) : row.key),
            }))}
          />
        ))}
      </div>
    </>
  )
}

type Row = { key: string; name: string; entered: number; finished: number }

function CutTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useTranslation()
  const columns = [t('Entraron'), t('Llegaron al final'), t('Conversión')]
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
            {rows.map(({ key, name, entered, finished }) => (
              <tr key={key}>
                <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(entered)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(finished)}</td>
                <td className="px-3 py-2 text-right tabular-nums">
                  {entered > 0 ? formatRate(Math.min(1, finished / entered)) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** People who left their data, by the step at which they did. */
function Board({ funnel, figures }: { funnel: Funnel; figures: FunnelFigures }) {
  const { t } = useTranslation()
  const nameOf = stepNames(funnel, t)
  if (figures.leads.length === 0) return null
  return (
    <section aria-label={t('Quién está dónde')} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('Quién está dónde')}</h2>
      <p className="text-dense text-muted">
        {t(
          'Personas que dejaron sus datos, por el paso en que lo hicieron. No se cruzan con las cifras de arriba.',
        )}
      </p>
      <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-4">
        {figures.leads.map(({ step, people }) => (
          <section
            key={step}
            aria-label={nameOf(step)}
            className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-3"
          >
            <h3 className="text-sm font-semibold wrap-anywhere">{nameOf(step)}</h3>
            <ul className="flex flex-col gap-1">
              {people.map(({ id, name, at }) => (
                <li key={id} className="flex flex-wrap justify-between gap-2 text-dense">
                  <Link to={addresses.lead(id)} className="min-w-0 truncate hover:underline">
                    <bdi>{name}</bdi>
                  </Link>
                  <span className="text-muted">{formatRelative(at)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
