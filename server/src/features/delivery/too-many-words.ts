import { type WordLanguage, wordLanguage } from '@aurelio/page'
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

/** What somebody is told who asks for more lists than anybody reads, on a page of this language. */
export function tooManyWords(page: string | undefined) {
  const language = wordLanguage(page)
  return { ...catalogues[language], language }
}
