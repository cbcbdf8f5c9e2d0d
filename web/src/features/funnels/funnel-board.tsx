import { addresses } from '@aurelio/contracts/addresses'
import type { Funnel, FunnelFigures } from '@aurelio/contracts/funnels'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRelative } from '../../platform/format.ts'
import { stepNames } from './shown-graph.ts'

/** People who left their data, by the step at which they did. */
export function FunnelBoard({ funnel, figures }: { funnel: Funnel; figures: FunnelFigures }) {
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
