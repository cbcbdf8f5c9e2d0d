import { said } from '@aurelio/page'
import type es from './es.json'

/** What translators write; one file for each language of published pages. */
export type Catalogue = typeof es

/** What a page of a proof says in one language. */
export function withParts(words: Catalogue) {
  const { verdicts } = words
  return { ...words, verdicts: { ...verdicts, winner: (name: string) => said(verdicts.winner, { name }) } }
}
export type ProofWords = ReturnType<typeof withParts>
