import type { ContrastGrade } from '@aurelio/page/values'
import { useTranslation } from 'react-i18next'
import { cn } from '../../ui/class-names.ts'

const words: Record<ContrastGrade, string> = {
  AAA: 'AAA, se lee muy bien',
  AA: 'AA, se lee bien',
  large: 'solo en letra grande',
  poor: 'se lee mal',
}

type ContrastBadgeProps = { where: string; ratio: number; grade: ContrastGrade }

/** A contrast as WCAG counts it, with what that means. */
export function ContrastBadge({ where, ratio, grade }: ContrastBadgeProps) {
  const { t, i18n } = useTranslation()
  const isPoor = grade === 'poor' || grade === 'large'
  const text = ratio.toLocaleString(i18n.language, { maximumFractionDigits: 1, roundingMode: 'trunc' })
  return (
    <p data-contrast={grade} className={cn('text-xs', isPoor ? 'text-danger' : 'text-muted')}>
      {where}: {text}:1, {t(words[grade])}
    </p>
  )
}
