import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../platform/format.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { monthName } from '../../ui/calendar/day-names.ts'
import { DaySteps } from '../../ui/calendar/day-steps.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
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
  const { from, to } = shownDays(address)
  const days = { from: formatCalendarDay(from), to: formatCalendarDay(to) }
  return (
    <DaySteps
      title={address.view === 'month' ? monthName(address.day) : t('Del {{from}} al {{to}}', days)}
      onToday={() => onShow({ day: today })}
      onStep={(step) => onShow({ day: stepped(address, step) })}
    >
      {!isNarrow && (
        <ChoiceBar
          label={t('Vista')}
          chosen={address.view}
          onChoose={(view) => onShow({ view })}
          choices={[
            { value: 'month', text: t('Mes') },
            { value: 'week', text: t('Semana') },
            { value: 'agenda', text: t('Agenda') },
          ]}
        />
      )}
    </DaySteps>
  )
}
