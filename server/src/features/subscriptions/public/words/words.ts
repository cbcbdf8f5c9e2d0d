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
import { type Catalogue, type PageWords, withParts } from './page-words.ts'

const all: Record<WordLanguage, Catalogue> = { es, en, fr, de, it, pt, ca, eu, gl }
export type Speech = { language: WordLanguage; words: PageWords }

/** The words for whoever reads: in the first language of their browser that there are words in, else as the workspace writes. */
export function speechFor(accepted: string | undefined, workspace = 'es'): Speech {
  const wished = (accepted ?? '').split(',').map((each) => /^\s*([a-z]{2})\b/i.exec(each)?.[1]?.toLowerCase())
  const found = wished.find((language) => language !== undefined && Object.hasOwn(all, language))
  const language = wordLanguage(found ?? workspace)
  return { language, words: withParts(all[language]) }
}
