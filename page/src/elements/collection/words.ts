import { said, saidOf } from '../../values/said.ts'
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

/** What a list says of itself to visitors, beside what its author wrote, on a page of this language (a tag, as `en-GB`). */
export function listWords(page?: string) {
  const words = catalogues[wordLanguage(page)]
  return {
    ...words,
    page: (number: number) => said(words.page, { number }),
    /** How many there are, and which of them are shown where those are not all. */
    told: (total: number) => saidOf(words.told, total, { total }),
    range: (from: number, to: number, total: string) => said(words.range, { from, to, total }),
    /** How many there are, where they are only known to be more than this. */
    moreThan: (least: number) => said(words.moreThan, { least }),
  }
}
export type ListWords = ReturnType<typeof listWords>
