import { type WordLanguage, wordLanguage } from '@aurelio/page'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { eu } from './eu.ts'
import { fr } from './fr.ts'
import { gl } from './gl.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import type { ContestWords } from './words.ts'

const all: Record<WordLanguage, ContestWords> = { es, en, fr, de, it, pt, ca, eu, gl }

export function contestWords(language: string): ContestWords {
  return all[wordLanguage(language)]
}

/** A moment as a page of a language writes it, by the clocks of a zone. */
export function momentText(moment: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )
}
