import { said, saidOf } from '../../../values/said.ts'
import ca from './fields/ca.json' with { type: 'json' }
import de from './fields/de.json' with { type: 'json' }
import en from './fields/en.json' with { type: 'json' }
import es from './fields/es.json' with { type: 'json' }
import eu from './fields/eu.json' with { type: 'json' }
import fr from './fields/fr.json' with { type: 'json' }
import gl from './fields/gl.json' with { type: 'json' }
import it from './fields/it.json' with { type: 'json' }
import pt from './fields/pt.json' with { type: 'json' }
import { type WordLanguage, wordLanguage } from './word-language.ts'

const catalogues: Record<WordLanguage, typeof es> = { es, en, fr, de, it, pt, ca, eu, gl }

/** What is said of the fields of a form on a page of this language, where one was not filled in rightly. */
export function fieldWords(page: string | undefined) {
  const language = wordLanguage(page)
  const fields = catalogues[language]
  return {
    ...fields,
    /** For names of countries. */
    language,
    tooLong: (most: number) => said(fields.tooLong, { most }),
    tooShort: (least: number) => said(fields.tooShort, { least }),
    phoneOf: (country: string, example: string) => said(fields.phoneOf, { country, example }),
    least: (count: number) => said(fields.least, { count }),
    most: (count: number) => saidOf(fields.most, count, { count }),
    from: (number: number) => said(fields.from, { number }),
    upTo: (number: number) => said(fields.upTo, { number }),
    format: (format: string) => said(fields.format, { format }),
    dayFrom: (day: string) => said(fields.dayFrom, { day: dayText(day, language) }),
    dayUpTo: (day: string) => said(fields.dayUpTo, { day: dayText(day, language) }),
    fileTooLarge: (megabytes: number) => said(fields.fileTooLarge, { megabytes }),
    fileKind: (endings: string) => said(fields.fileKind, { endings }),
  }
}
export type FieldWords = ReturnType<typeof fieldWords>

/** `2026-12-01` as a language writes it. In English it is spelt out: 01/12 is read one way in London and the other in New York. */
function dayText(day: string, language: WordLanguage): string {
  if (language === 'eu') return day
  if (language === 'en')
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return day
    .split('-')
    .toReversed()
    .join(language === 'de' ? '.' : '/')
}
