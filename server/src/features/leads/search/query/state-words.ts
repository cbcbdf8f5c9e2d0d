import type { LeadState } from '@aurelio/contracts/leads'

/** What the states are called in the languages of the product, as `searchable` writes it. */
const names: Record<Exclude<LeadState, 'spam'>, readonly string[]> = {
  new: ['nuevo', 'new', 'nouveau', 'neu'],
  contacted: ['contactado', 'contacted', 'contacte', 'kontaktiert'],
  won: ['ganado', 'won', 'gagne', 'gewonnen'],
  lost: ['perdido', 'lost', 'perdu', 'verloren'],
}
/** `con` and `per` begin too much else. */
const fewestLetters = 4

/** The states that a word names, whole or by how they begin. */
export function statesCalled(word: string): LeadState[] {
  const isName = (name: string) => name === word || (word.length >= fewestLetters && name.startsWith(word))
  return (['new', 'contacted', 'won', 'lost'] as const).filter((state) => names[state].some(isName))
}

/** In every language of the product. */
export const spamWord = 'spam'
