import type { WordLanguage } from '../form/words/word-language.ts'

/** The clocks a person may count down by. */
export const zones = [
  { value: 'Europe/Madrid', label: 'Península y Baleares' },
  { value: 'Atlantic/Canary', label: 'Canarias' },
  { value: 'America/Mexico_City', label: 'Ciudad de México' },
  { value: 'America/Bogota', label: 'Bogotá y Lima' },
  { value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires' },
  { value: 'UTC', label: 'Hora universal (UTC)' },
] as const

/** Whether it names the clocks of a place, as `Europe/Rome`. */
export function isZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?$/

/** A day and time that exist, as '2027-12-31T23:59'; a day alone lasts to its end. Undefined for anything else. */
export function parseMoment(value: unknown): string | undefined {
  const match = typeof value === 'string' ? shape.exec(value.trim()) : null
  if (match === null) return undefined
  const [, year = '', month = '', day = '', hour = '23', minute = '59'] = match
  const text = `${year}-${month}-${day}T${hour}:${minute}`
  const date = new Date(`${text}:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** The instant at which the clocks of a zone show this time, as ISO text in UTC. */
export function instantOf(moment: string, zone: string): string {
  const wanted = Date.parse(`${moment}:00Z`)
  // Twice, because the offset at the first guess may be that of the other side of a clock change.
  const guess = wanted - offsetAt(wanted, zone)
  return new Date(wanted - offsetAt(guess, zone)).toISOString()
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'))
  return local - Math.floor(instant / 60_000) * 60_000
}

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** '31 de diciembre de 2027, 23:59': in Spanish the same on every machine, whatever its language data. */
export function momentText(moment: string, language: WordLanguage = 'es'): string {
  if (language !== 'es')
    return new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${moment}:00Z`))
  const [date = '', time = ''] = moment.split('T')
  const [year, month, day] = date.split('-')
  return `${Number(day)} de ${months[Number(month) - 1] ?? ''} de ${year}, ${time}`
}
