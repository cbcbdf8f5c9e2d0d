import { leastAdvised, type VisitAdvice } from '@aurelio/contracts/visits'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { dimensionNames, keyName } from './words.ts'

type Side = VisitAdvice['part']

/** How many of a hundred. */
const hundred = ({ rate }: Side) => formatNumber(Math.round(rate * 1000) / 10)

/** The one thing worth most to be changed next, with the figures that it comes from; or why none is named. */
export function AdviceNote({ advice }: { advice: VisitAdvice | null }) {
  const { t } = useTranslation()
  if (!advice)
    return (
      <p className="text-dense text-muted">
        {t(
          'Sin consejo por ahora: solo lo damos cuando hay al menos {{least}} visitas a cada lado y la diferencia no puede ser casualidad.',
          { least: leastAdvised },
        )}
      </p>
    )
  const { dimension, key, part, rest, gain } = advice
  const who = `${t(dimensionNames[dimension])}: ${keyName(dimension, key, t)}`
  const sideText = ({ visits, conversions, interval: [low, high] }: Side) =>
    t('{{conversions}} de {{visits}}, entre {{low}} y {{high}}', {
      conversions: formatNumber(conversions),
      visits: formatNumber(visits),
      low: formatPercent(low),
      high: formatPercent(high),
    })
  return (
    <section
      aria-label={t('El próximo cambio')}
      data-advice={dimension}
      className="flex gap-3 rounded-lg border bg-surface p-4"
    >
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-base font-semibold">{t('El próximo cambio')}</h2>
        <p>
          {t('{{who}}. De cada 100 que llegan así, {{part}} convierten; de los demás, {{rest}}.', {
            who,
            part: hundred(part),
            rest: hundred(rest),
          })}{' '}
          {t('Si llegaran a lo mismo, serían {{gain}} conversiones más en este periodo.', {
            gain: formatNumber(gain),
          })}
        </p>
        <p className="text-dense text-muted">
          {t('Así: {{part}}. Los demás: {{rest}}.', { part: sideText(part), rest: sideText(rest) })}
        </p>
      </div>
    </section>
  )
}
