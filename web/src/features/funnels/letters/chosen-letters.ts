import type { TFunction } from 'i18next'
import { letterOf, letterStarts, usualConsent } from './letter-starts.ts'
import { makeLetters, missingOf, type NewLetters } from './make-letters.ts'

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

/** What is wanting of it, in Spanish; null for nothing. */
export function missingOfChoice({ choice, written, asks, consent }: ChosenLetters): string | null {
  if (choice === 'new') {
    const missing = missingOf(written)
    if (missing !== null) return missing
  }
  return choice !== '' && asks && consent.trim() === ''
    ? 'Escribe a qué dice que sí quien marca la casilla.'
    : null
}

/** Its sequence, made where it is a new one. */
export async function chosenSequence({ choice, written }: ChosenLetters): Promise<string | null> {
  if (choice === '') return null
  return choice === 'new' ? makeLetters(written) : choice
}
