import { type WordLanguage, wordLanguage } from '@aurelio/page'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { eu } from './eu.ts'
import { fr } from './fr.ts'
import { gl } from './gl.ts'
import { it } from './it.ts'
import type { PageWords } from './page-words.ts'
import { pt } from './pt.ts'

const all: Record<WordLanguage, PageWords> = { es, en, fr, de, it, pt, ca, eu, gl }
export type Speech = { language: WordLanguage; words: PageWords }

/** The words for whoever reads: in the first language of their browser that there are words in, else as the workspace writes. */
export function speechFor(accepted: string | undefined, workspace = 'es'): Speech {
  const wished = (accepted ?? '').split(',').map((each) => /^\s*([a-z]{2})\b/i.exec(each)?.[1]?.toLowerCase())
  const found = wished.find((language) => language !== undefined && Object.hasOwn(all, language))
  const language = wordLanguage(found ?? workspace)
  return { language, words: all[language] }
}
