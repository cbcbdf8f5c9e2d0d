import { expect, test } from 'vitest'
import { de } from '../../languages/de.ts'
import { en } from '../../languages/en.ts'
import { fr } from '../../languages/fr.ts'
import { texts } from './words.ts'

test.each(Object.entries({ en, fr, de }))(
  'the first look says the same as the home, in %s',
  (language, catalogue) => {
    const known: Readonly<Record<string, string>> = catalogue
    expect(texts[language]).toEqual(texts['es']?.map((text) => known[text]))
  },
)
