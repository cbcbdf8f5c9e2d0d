import { type WordLanguage, wordLanguage } from '@aurelio/page'
import { es } from './es.ts'
import type { ContestWords } from './words.ts'

const all: Partial<Record<WordLanguage, ContestWords>> = { es }

export function contestWords(language: string): ContestWords {
  return all[wordLanguage(language)] ?? es
}

/** A moment as a page of a language writes it, by the clocks of a zone. */
export function momentText(moment: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )
}
