import type { QuizVersion } from '@aurelio/contracts/quizzes'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'

/** What a version is called: what whoever kept it calls it, else its number. */
export function useVersionTitle() {
  const { t } = useTranslation()
  return ({ label, number }: Pick<QuizVersion, 'label' | 'number'>) =>
    label || t('Versión {{number}}', { number: formatNumber(number) })
}
