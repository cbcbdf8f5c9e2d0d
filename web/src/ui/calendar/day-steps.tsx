import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'

type DayStepsProps = {
  /** Which days are shown. */
  title: string
  onToday: () => void
  onStep: (step: 1 | -1) => void
  /** What else there is to choose. */
  children?: ReactNode
}

/** From one month or week to the next, and back to today. */
export function DaySteps({ title, onToday, onStep, children }: DayStepsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={onToday}>{t('Hoy')}</Button>
      <IconButton
        label={t('Anterior')}
        icon={<ChevronLeft aria-hidden="true" className="size-4" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t('Siguiente')}
        icon={<ChevronRight aria-hidden="true" className="size-4" />}
        onClick={() => onStep(1)}
      />
      <h2 aria-live="polite" className="min-w-0 flex-1 text-base font-semibold first-letter:uppercase">
        {title}
      </h2>
      {children}
    </div>
  )
}
