import type { Mailing } from '../../../../platform/mail/message.ts'

const locales: Record<Mailing['language'], string> = { es: 'es-ES', en: 'en-GB', fr: 'fr-FR', de: 'de-DE' }

/** How a language writes numbers, amounts in cents of a euro, and days such as `2026-11-20`. */
export function formatsOf(language: Mailing['language']) {
  const locale = locales[language]
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    maximumFractionDigits: 0,
  })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const short = {
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
  }
  return {
    // Narrow spaces of some languages are in few families.
    number: (value: number) => plain(numbers.format(value)),
    euros: (cents: number) => plain(euros.format(cents / 100)),
    percent: (part: number) => plain(percents.format(part)),
    day: (day: string) => plain(days.format(new Date(day))),
    /** Under a bar of a chart. */
    bar: (day: string, by: 'day' | 'week' | 'month') =>
      plain((by === 'month' ? short.month : short.day).format(new Date(day))),
  }
}
export type Formats = ReturnType<typeof formatsOf>

function plain(text: string) {
  return text.replaceAll(/[\u202f\u2009]/g, '\u00a0')
}
