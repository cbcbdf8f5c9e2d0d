import type { Repetition, RepeatUnit } from '@aurelio/contracts/tasks'
import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import { readRepeatChoice } from './task-form-schema.ts'

type RepeatSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children'> & { value: string }

const offered = ['day:1', 'week:1', 'week:2', 'month:1', 'month:3', 'year:1']

/** How often a task comes again. */
export function RepeatSelect({ value, ...rest }: RepeatSelectProps) {
  const { t } = useTranslation()
  const choices = value === '' || offered.includes(value) ? offered : [...offered, value]
  return (
    <Select {...rest} value={value}>
      <option value="">{t('Nunca')}</option>
      {choices.map((choice) => {
        const repeats = readRepeatChoice(choice)
        return (
          repeats && (
            <option key={choice} value={choice}>
              {repeatText(repeats, t)}
            </option>
          )
        )
      })}
    </Select>
  )
}

/** 'Cada semana', 'Cada 2 semanas'. */
export function repeatText({ every, unit }: Repetition, t: TFunction): string {
  const words: Record<RepeatUnit, string> = {
    day: t('Cada {{count}} días', { count: every }),
    week: t('Cada {{count}} semanas', { count: every }),
    month: t('Cada {{count}} meses', { count: every }),
    year: t('Cada {{count}} años', { count: every }),
  }
  return words[unit]
}
