import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../platform/date-format.ts'
import { formatCalendarDay } from '../platform/format.ts'
import { isDay, readDay } from '../platform/read-day.ts'
import { cn } from './class-names.ts'
import { Input } from './input.tsx'

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'placeholder'> & {
  /** `2026-11-20`, '' for none, or what was typed and is no date. */
  value: string
  onValue: (value: string) => void
  /** A day is taken from the calendar: it is whole, and nobody types on. */
  onPick?: (day: string) => void
  /** Name of the button that opens the calendar, where a form has several. */
  pickLabel?: string
}

/**
 * A date in the order of day, month and year that the person chose: the browser's own field follows the browser's
 * language instead. Its calendar is a button away.
 */
export function DateInput({ value, onValue, onPick, pickLabel, className, onBlur, ...rest }: DateInputProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const [typed, setTyped] = useState<string>()
  const isWhole = isDay(value)
  // What is typed stands as long as it is what the form holds: a value from elsewhere takes its place.
  const isTyped = typed !== undefined && valueOf(typed) === value
  return (
    <div className={cn('relative', className)}>
      <Input
        {...rest}
        className="pr-11"
        autoComplete="off"
        inputMode="numeric"
        placeholder={dateFormat()}
        aria-describedby={[rest['aria-describedby'], hintId].filter(Boolean).join(' ')}
        value={isTyped ? typed : isWhole ? formatCalendarDay(value) : value}
        onChange={({ target }) => {
          setTyped(target.value)
          onValue(valueOf(target.value))
        }}
        onBlur={(event) => {
          setTyped(undefined)
          onBlur?.(event)
        }}
      />
      <span id={hintId} hidden>
        {t('Formato: {{format}}', { format: dateFormat() })}
      </span>
      <CalendarButton
        day={isWhole ? value : ''}
        label={pickLabel ?? t('Elegir el día')}
        onDay={(day) => {
          onValue(day)
          onPick?.(day)
        }}
      />
    </div>
  )
}

function valueOf(text: string): string {
  return readDay(text, dateFormat()) ?? text.trim()
}

type CalendarButtonProps = { day: string; label: string; onDay: (day: string) => void }

/** Opens the browser's calendar, which stays out of sight and of the tab order but for that. */
function CalendarButton({ day, label, onDay }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={calendar}
        type="date"
        aria-hidden="true"
        tabIndex={-1}
        min="1900-01-01"
        max="2999-12-31"
        value={day}
        onChange={({ target }) => onDay(target.value)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-muted hover:text-foreground disabled:opacity-60 coarse:w-11"
      >
        <CalendarDays aria-hidden="true" className="size-4" />
      </button>
    </>
  )
}
