import type { ExperimentPlan } from '@aurelio/contracts/experiments'
import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'

type PlannedProps = { plan: ExperimentPlan | undefined; letters: readonly VariantLetter[] }

/** How long a test would take, or why it would bring nothing and what would help. */
export function Planned({ plan, letters }: PlannedProps) {
  const { t } = useTranslation()
  if (!plan) return <p className="text-muted">{t('Calculando…')}</p>
  if (plan.answer === 'worth-it')
    return (
      <p>
        {t('{{days}} días', { days: formatNumber(plan.days) })}
        {' · '}
        {new Set(plan.visitors).size === 1
          ? t('{{visitors}} visitantes por variante', { visitors: formatNumber(plan.visitors[0] ?? 0) })
          : t('visitantes: {{visitors}}', {
              visitors: plan.visitors.map((each, at) => `${letters[at]} ${formatNumber(each)}`).join(', '),
            })}
      </p>
    )
  if (plan.answer === 'no-visitors')
    return (
      <p>{t('No merece la pena: sin visitas no hay nada que comparar. Trae visitas a la página primero.')}</p>
    )
  if (plan.answer !== 'too-long')
    return <p>{t('No merece la pena: con esta conversión no hay nada que comparar.')}</p>
  const { days, findable, neededDaily } = plan
  return (
    <>
      <p>
        {t('No merece la pena: tardaría {{days}} días, y más de 28 no dicen nada de hoy.', {
          days: formatNumber(days),
        })}
      </p>
      <p>
        {findable === null
          ? t('Ayudaría traer {{visitors}} visitas al día.', { visitors: formatNumber(neededDaily) })
          : t('Ayudaría buscar un efecto del {{effect}} % o más, o traer {{visitors}} visitas al día.', {
              effect: formatNumber(findable),
              visitors: formatNumber(neededDaily),
            })}
      </p>
    </>
  )
}
