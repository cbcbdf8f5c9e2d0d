import { said } from '../../values/said.ts'
import { type WordLanguage, wordLanguage } from '../form/words/word-language.ts'
import ca from './words/ca.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import eu from './words/eu.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import gl from './words/gl.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

const catalogues: Record<WordLanguage, typeof es> = { es, en, fr, de, it, pt, ca, eu, gl }

/** What a quiz says of itself beside what its author wrote. */
export function quizWords(language?: string) {
  const words = catalogues[wordLanguage(language)]
  return {
    ...words,
    step: (at: number, of: number) => said(words.step, { at, of }),
    /** Where answers may make it longer or shorter. */
    stepOfAbout: (at: number, of: number) => said(words.stepOfAbout, { at, of }),
    /** Of a file that was sent before. */
    keptFile: (name: string) => said(words.keptFile, { name }),
  }
}
