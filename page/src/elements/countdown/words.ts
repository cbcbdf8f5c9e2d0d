import type { WordLanguage } from '../form/words/word-language.ts'

type Units = { days: string; hours: string; minutes: string; seconds: string }

const words: Record<WordLanguage, Units> = {
  es: { days: 'días', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
  en: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  fr: { days: 'jours', hours: 'heures', minutes: 'minutes', seconds: 'secondes' },
  de: { days: 'Tage', hours: 'Stunden', minutes: 'Minuten', seconds: 'Sekunden' },
  it: { days: 'giorni', hours: 'ore', minutes: 'minuti', seconds: 'secondi' },
  pt: { days: 'dias', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
  ca: { days: 'dies', hours: 'hores', minutes: 'minuts', seconds: 'segons' },
  eu: { days: 'egun', hours: 'ordu', minutes: 'minutu', seconds: 'segundo' },
  gl: { days: 'días', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
}

/** What the figures of a countdown count, in their order. */
export function unitWords(language: WordLanguage): readonly string[] {
  const { days, hours, minutes, seconds } = words[language]
  return [days, hours, minutes, seconds]
}
