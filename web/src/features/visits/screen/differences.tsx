import type { VisitFiguresTold, VisitSummary } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatNumber, formatPercent } from '../../../platform/format.ts'

const dayMs = 24 * 60 * 60 * 1000

type DifferencesProps = { summary: VisitSummary }

/** What differs between two periods, in words: each by the day, since one may be longer than the other. */
export function Differences({ summary }: DifferencesProps) {
  const { t } = useTranslation()
  const { figures, before, from, to, beforeFrom, beforeTo, by } = summary
  const [own, other] = [daysIn(from, to), daysIn(beforeFrom, beforeTo)]
  const [perDay, perDayBefore] = [figures.visits / own, before.visits / other]
  const span = (first: string, last: string) =>
    first === last
      ? formatCalendarDay(first)
      : t('{{from}} a {{to}}', { from: formatCalendarDay(first), to: formatCalendarDay(last) })
  const words = { now: rounded(perDay), before: rounded(perDayBefore) }
  return (
    <section aria-label={t('Diferencias')} className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
      <h2 className="text-base font-semibold">{t('Diferencias')}</h2>
      <p>
        {t('{{now}}, frente a {{before}}.', { now: span(from, to), before: span(beforeFrom, beforeTo) })}{' '}
        {by === 'month' && t('Se cuentan meses enteros: los días sueltos de entonces ya no se guardan.')}
      </p>
      <p>
        {t('Visitas al día: {{now}}, frente a {{before}}', words)}
        {perDayBefore > 0 && `: ${changeText(perDay / perDayBefore - 1)}`}.
      </p>
      <p>
        {rateSentence()}
        {figures.interval && before.interval && ` ${chanceSentence()}`}
      </p>
    </section>
  )

  function changeText(change: number) {
    if (Math.abs(change) < 0.005) return t('lo mismo')
    const size = { change: formatPercent(Math.abs(change)) }
    return change > 0 ? t('un {{change}} más', size) : t('un {{change}} menos', size)
  }

  function rateSentence() {
    if (figures.rate === null || before.rate === null)
      return t('De la conversión no se puede decir nada: en uno de los dos no hubo visitas.')
    return t('De cada 100 visitas convierten {{now}}, frente a {{before}}.', {
      now: rounded(figures.rate * 100),
      before: rounded(before.rate * 100),
    })
  }

  function chanceSentence() {
    return overlap(figures.interval, before.interval)
      ? t('Puede ser casualidad: lo que cabe esperar de uno y de otro se solapa.')
      : t('No parece casualidad: lo que cabe esperar de uno y de otro no se toca.')
  }
}

function overlap(one: VisitFiguresTold['interval'], other: VisitFiguresTold['interval']) {
  return one !== null && other !== null && one[0] <= other[1] && other[0] <= one[1]
}

function daysIn(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

function rounded(value: number) {
  return formatNumber(Math.round(value * 10) / 10)
}
