import { said } from '../../../values/said.ts'
import ca from './drawn/ca.json' with { type: 'json' }
import de from './drawn/de.json' with { type: 'json' }
import en from './drawn/en.json' with { type: 'json' }
import es from './drawn/es.json' with { type: 'json' }
import eu from './drawn/eu.json' with { type: 'json' }
import fr from './drawn/fr.json' with { type: 'json' }
import gl from './drawn/gl.json' with { type: 'json' }
import it from './drawn/it.json' with { type: 'json' }
import pt from './drawn/pt.json' with { type: 'json' }
import { type WordLanguage, wordLanguage } from './word-language.ts'

const catalogues: Record<WordLanguage, typeof es> = { es, en, fr, de, it, pt, ca, eu, gl }

/** What a form says of itself on a page of this language, beside what its author wrote. */
export function drawnWords(language: string | undefined) {
  const drawn = catalogues[wordLanguage(language)]
  return { ...drawn, step: (at: number, of: number) => said(drawn.step, { at, of }) }
}
export type DrawnWords = ReturnType<typeof drawnWords>
