import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../platform/format.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { monthName } from '../../ui/calendar/day-names.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CalendarAddress } from './calendar-address.ts'
import { shownDays, stepped } from './shown-days.ts'

type CalendarToolbarProps = {
  address: CalendarAddress
  today: CalendarDay
  /** Where there is only room for the agenda. */
  isNarrow: boolean
  onShow: (change: Partial<CalendarAddress>) => void
}

/** Which days are shown, and how. */
export function CalendarToolbar({ address, today, isNarrow, onShow }: CalendarToolbarProps) {
  const { t } = useTranslation()
  const { view } = address
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => onShow({ day: today })}>{t('Hoy')}</Button>
      <IconButton
        label={t('Anterior')}
        icon={<ChevronLeft aria-hidden="true" className="size-4" />}
        onClick={() => onShow({ day: stepped(address, -1) })}
      />
      <IconButton
        label={t('Siguiente')}
        icon={<ChevronRight aria-hidden="true" className="size-4" />}
        onClick={() => onShow({ day: stepped(address, 1) })}
      />
      <h2 aria-live="polite" className="min-w-0 flex-1 text-base font-semibold first-letter:uppercase">
        <Days address={address} />
      </h2>
      {!isNarrow && (
        <ChoiceBar
          label={t('Vista')}
          chosen={view}
          onChoose={(chosen) => onShow({ view: chosen })}
          choices={[
            { value: 'month', text: t('Mes') },
            { value: 'week', text: t('Semana') },
            { value: 'agenda', text: t('Agenda') },
          ]}
        />
      )}
    </div>
  )
}

function Days({ address }: { address: CalendarAddress }) {
  const { t } = useTranslation()
  if (address.view === 'month') return monthName(address.day)
  const { from, to } = shownDays(address)
  return t('Del {{from}} al {{to}}', { from: formatCalendarDay(from), to: formatCalendarDay(to) })
}
