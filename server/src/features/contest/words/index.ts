import type { ContestSettings } from '@aurelio/contracts/contest-settings'
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

/** The same for one contest, by who decides it. */
export function wordsOf({ language, method }: Pick<ContestSettings, 'language' | 'method'>): ContestWords {
  const words = contestWords(language)
  return method === 'jury' ? { ...words, ...words.judged } : words
}

const halfHourMs = 30 * 60 * 1000

/**
 * A moment as a page of a language writes it, by the clocks of a zone. In the hour that they show twice, when they are put
 * back, with how far they are from UTC.
 */
export function momentText(moment: string, language: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const at = Date.parse(moment)
  const text = clock.format(at)
  const isTwice = [-2, -1, 1, 2].some((steps) => clock.format(at + steps * halfHourMs) === text)
  return isTwice ? `${text} (UTC${offsetAt(moment, timeZone)})` : text
}

/** How far the clocks of a zone are from UTC at a moment, as `+01:00`; itself a zone whose clocks are never put back. */
export function offsetAt(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(moment),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}
