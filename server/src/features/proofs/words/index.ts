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
import { type Catalogue, type ProofWords, withParts } from './words.ts'

const all: Record<WordLanguage, Catalogue> = { es, en, fr, de, it, pt, ca, eu, gl }

export function proofWords(language: string): ProofWords & { language: WordLanguage } {
  const known = wordLanguage(language)
  return { ...withParts(all[known]), language: known }
}
