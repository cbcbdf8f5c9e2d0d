import { type AnalyticsPeriod, analyticsPeriods } from '@aurelio/contracts/analytics'
import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { periodNames } from './words.ts'

type PeriodChoiceProps = {
  /** Null: days of one's own. */
  chosen: AnalyticsPeriod | null
  onChoose: (period: AnalyticsPeriod) => void
  onOwn: () => void
}

/** One of the periods that everybody knows, or days of one's own. */
export function PeriodChoice({ chosen, onChoose, onOwn }: PeriodChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceBar
      label={t('Periodo')}
      choices={[
        ...analyticsPeriods.map((value) => ({ value, text: t(periodNames[value]) })),
        { value: 'own' as const, text: t('Elegir días') },
      ]}
      chosen={chosen ?? 'own'}
      onChoose={(value) => {
        if (value === 'own') onOwn()
        else onChoose(value)
      }}
    />
  )
}
