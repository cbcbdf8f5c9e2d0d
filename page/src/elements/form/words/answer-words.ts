import { said, saidOf } from '../../../values/said.ts'
import ca from './answers/ca.json' with { type: 'json' }
import de from './answers/de.json' with { type: 'json' }
import en from './answers/en.json' with { type: 'json' }
import es from './answers/es.json' with { type: 'json' }
import eu from './answers/eu.json' with { type: 'json' }
import fr from './answers/fr.json' with { type: 'json' }
import gl from './answers/gl.json' with { type: 'json' }
import it from './answers/it.json' with { type: 'json' }
import pt from './answers/pt.json' with { type: 'json' }
import { type WordLanguage, wordLanguage } from './word-language.ts'

const catalogues: Record<WordLanguage, typeof es> = { es, en, fr, de, it, pt, ca, eu, gl }

/** What whoever has sent a form on a page of this language is told of it beside its fields. */
export function answerWords(page: string | undefined) {
  const language = wordLanguage(page)
  const answers = catalogues[language]
  const { title, text, link: words } = answers.leadsOn
  return {
    ...answers,
    language,
    tooMany: (minutes: number) => saidOf(answers.tooMany, minutes, { minutes }),
    /** `link` makes a link of its words. */
    leadsOn: (link: (words: string) => string) => ({ title, text: said(text, { link: link(words) }) }),
  }
}
