import type { Rhythm } from '@aurelio/contracts/page-schedules'
import type { TFunction } from 'i18next'
import { i18n } from '../../../../../platform/i18n/i18n.ts'

/** The person's time zone by its IANA name. */
export function hereZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The days of the week in the person's language, Monday first. */
export function weekdayNames(): string[] {
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, at + 1)))
}

/** When something repeats, in words; its zone where it is not the person's. */
export function rhythmText(t: TFunction, rhythm: Rhythm): string {
  const { time, zone } = rhythm
  const place = zone === hereZone() ? '' : ` (${zone.replaceAll('_', ' ')})`
  if (rhythm.every === 'hour')
    return t('Cada hora, en el minuto {{minute}}', { minute: time.slice(3) }) + place
  if (rhythm.every === 'day') return t('Cada día a las {{time}}', { time }) + place
  if (rhythm.every === 'month')
    return t('El día {{day}} de cada mes a las {{time}}', { day: rhythm.day, time }) + place
  const weekday = weekdayNames()[rhythm.weekday - 1] ?? ''
  return t('Cada semana, {{weekday}} a las {{time}}', { weekday, time }) + place
}
