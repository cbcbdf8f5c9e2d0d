import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { type WordLanguage, wordLanguage } from '@aurelio/page'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import eu from './eu.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import gl from './gl.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import { type Catalogue, type ContestWords, withParts } from './words.ts'

const all: Record<WordLanguage, Catalogue> = { es, en, fr, de, it, pt, ca, eu, gl }

export function contestWords(language: string): ContestWords {
  return withParts(all[wordLanguage(language)])
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
