import type { TFunction } from 'i18next'
import { letterOf, letterStarts, usualConsent } from './letter-starts.ts'
import { makeLetters, type Missing, missingOf, type NewLetters } from './make-letters.ts'

/** Which letters a new step is about, and whether the form before it asks for them. */
export type ChosenLetters = {
  /** Id of a sequence that stands; `new` for one that is written here, '' for none yet. */
  choice: string
  written: NewLetters
  asks: boolean
  /** What people agree to. */
  consent: string
}

export function newLetters(t: TFunction, name: string): NewLetters {
  return { name: name.slice(0, 80), listId: null, ...letterOf(t, letterStarts[0]) }
}

export function usualLetters(t: TFunction, name: string): ChosenLetters {
  return { choice: 'new', written: newLetters(t, name), asks: true, consent: t(usualConsent) }
}

export type MissingLetters = Missing<'name' | 'subject' | 'text' | 'consent'>

/** What is wanting of it; null for nothing. */
export function missingOfChoice({ choice, written, asks, consent }: ChosenLetters): MissingLetters | null {
  const missing = choice === 'new' ? missingOf(written) : null
  if (missing !== null) return missing
  return choice !== '' && asks && consent.trim() === ''
    ? { field: 'consent', text: 'Escribe a qué dice que sí quien marca la casilla.' }
    : null
}

/** Its sequence, made where it is a new one. */
export async function chosenSequence({ choice, written }: ChosenLetters): Promise<string | null> {
  if (choice === '') return null
  return choice === 'new' ? makeLetters(written) : choice
}
