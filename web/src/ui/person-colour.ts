import type { PersonOnPage } from '@aurelio/contracts/together-line'

/** Dark enough for white letters, by day and by night. */
const colours = ['#c2410c', '#0f766e', '#7c3aed', '#be185d', '#1d4ed8', '#4d7c0f'] as const

/** Of one person the same for everybody who sees them. */
export function personColour({ session }: Pick<PersonOnPage, 'session'>): string {
  let sum = 0
  for (const letter of session) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return colours[sum % colours.length] ?? colours[0]
}
