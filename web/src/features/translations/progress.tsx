import type { TranslationSummary } from '@aurelio/contracts/translations'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'

type Counted = Pick<TranslationSummary, 'total' | 'done' | 'changed'>

/** How many of a page's texts are said in a language. */
export function TranslationProgress({ total, done, changed, label }: Counted & { label: string }) {
  const { t } = useTranslation()
  const said = done + changed
  const text =
    changed === 0
      ? t('{{said}} de {{total}} textos', { said, total })
      : t('{{said}} de {{total}} textos, y en {{changed}} ha cambiado el original', { said, total, changed })
  return (
    <ProgressBar percent={total === 0 ? 100 : Math.floor((100 * said) / total)} label={label} text={text} />
  )
}
