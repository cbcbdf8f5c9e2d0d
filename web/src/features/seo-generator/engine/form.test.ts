import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyForm, createMatcher, formOfMatch, type MatchRules, slugify } from '@aurelio/page/generator'

const plain: MatchRules = {
  keywords: [{ text: 'Madrid', column: 0 }],
  placeholders: [],
  ignoreAccents: false,
  wholeWord: false,
  keepCase: true,
}

/** A text with its keywords replaced, by the one value or one per column. */
function replace(text: string, rules: Partial<MatchRules>, values: string | string[], slug = false): string {
  const list = Array.isArray(values) ? values : [values]
  const pieces = createMatcher({ ...plain, ...rules }).cut(text, slug)
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : applyForm(list[piece.column] ?? '', piece.form)))
    .join('')
}

/** The rule as it is written down. */
function byTheRule(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
}

describe('slugify', () => {
  test.each([
    ['Alcalá de Henares', 'alcala-de-henares'],
    ["L'Hospitalet de Llobregat", 'lhospitalet-de-llobregat'],
    ['ÁÉÍÓÚÜÑÇ', 'aeiouunc'],
    ['Donostia-San Sebastián', 'donostia-san-sebastian'],
    ['  A  Coruña (centro) ', 'a-coruna-centro'],
    ['Elche - Elx', 'elche-elx'],
    ['中文', ''],
  ])('%s -> %s', (text, slug) => expect(slugify(text)).toBe(slug))

  test('follows the rule of the specification to the letter, whatever the text', () => {
    const letter = fc.oneof(
      fc.string({ unit: 'grapheme-composite' }),
      fc.constantFrom(' ', '-', '\u{A0}', 'K', 'ß', 'Ñ'),
    )
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        expect(slugify(letters.join(''))).toBe(byTheRule(letters.join('')))
      }),
    )
  })
})

describe('case is kept (spec §9)', () => {
  test.each([
    ['MADRID', 'ALCALÁ DE HENARES'],
    ['Madrid', 'Alcalá de Henares'],
    ['madrid', 'alcalá de Henares'],
    ['mADRID', 'alcalá de Henares'],
  ])('%s -> %s', (match, wanted) =>
    expect(replace(`en ${match}.`, {}, 'alcalá de Henares')).toBe(`en ${wanted}.`),
  )

  test('a match without letters, or with signs before its first letter, is judged by its letters', () => {
    expect(formOfMatch('123')).toBe('asis')
    expect(formOfMatch('[Ciudad]')).toBe('capital')
    expect(formOfMatch('[CIUDAD]')).toBe('upper')
  })

  test('off, every value stands as in the list', () => {
    expect(replace('MADRID Madrid', { keepCase: false }, 'soria')).toBe('soria soria')
  })
})

describe('matching', () => {
  test.each(['$&', '[ciudad]', 'a.b', 'c++', '\\d', '(x|y)', '^', '*'])(
    'the keyword %s is plain text',
    (text) => {
      expect(replace(`antes ${text} después ab`, { keywords: [{ text, column: 0 }] }, '$1 Soria $&')).toBe(
        'antes $1 Soria $& después ab',
      )
    },
  )

  test('accents count unless told otherwise, in both directions', () => {
    const keywords = [{ text: 'Malaga', column: 0 }]
    expect(replace('Málaga malaga', { keywords }, 'Soria')).toBe('Málaga Soria')
    expect(replace('Málaga MÁLAGA Ma\u0301laga', { keywords, ignoreAccents: true }, 'Soria')).toBe(
      'Soria SORIA Soria',
    )
    expect(
      replace('Malaga', { keywords: [{ text: 'Málaga', column: 0 }], ignoreAccents: true }, 'Soria'),
    ).toBe('Soria')
  })

  test('composed and decomposed writing of the same word match', () => {
    expect(replace('en Ma\u0301laga', { keywords: [{ text: 'Málaga', column: 0 }] }, 'Soria')).toBe(
      'en Soria',
    )
  })

  test('whole words only, where asked for', () => {
    const keywords = [{ text: 'sol', column: 0 }]
    expect(replace('sol, soleado, parasol, el-sol', { keywords, wholeWord: true }, 'mar')).toBe(
      'mar, soleado, parasol, el-mar',
    )
    expect(replace('soleado', { keywords }, 'mar')).toBe('mareado')
  })

  test('slug columns take slugs and also know the slug of the keyword', () => {
    const keywords = [{ text: 'Ciudad Real', column: 0 }]
    expect(replace('https://x.es/en-ciudad-real', { keywords }, 'Alcalá de Henares', true)).toBe(
      'https://x.es/en-alcala-de-henares',
    )
    expect(replace('www.x.es/MADRID', {}, "L'Hospitalet", true)).toBe('www.x.es/lhospitalet')
  })

  test('several keywords: the leftmost, then the longest', () => {
    const keywords = [
      { text: 'Madrid', column: 1 },
      { text: 'Comunidad de Madrid', column: 0 },
    ]
    expect(replace('Madrid, Comunidad de Madrid', { keywords }, ['Cataluña', 'Reus'])).toBe('Reus, Cataluña')
  })

  test('placeholders by name, their case from the name; unknown names stay and are reported', () => {
    const placeholders = ['Ciudad', 'Gentilicio']
    const rules = { placeholders }
    expect(replace('{{ciudad}} {{ GENTILICIO }} {{otra}}', rules, ['Reus', 'reusense'])).toBe(
      'Reus REUSENSE {{otra}}',
    )
    const matcher = createMatcher({ ...plain, ...rules })
    matcher.cut('{{otra}} {{ciudad}}', false)
    expect([...matcher.unknownPlaceholders]).toEqual(['otra'])
  })
})
