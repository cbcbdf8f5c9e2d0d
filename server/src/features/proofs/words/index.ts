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
import type { ProofWords } from './words.ts'

const all: Record<WordLanguage, ProofWords> = { es, en, fr, de, it, pt, ca, eu, gl }

export function proofWords(language: string): ProofWords & { language: WordLanguage } {
  const known = wordLanguage(language)
  return { ...all[known], language: known }
}
