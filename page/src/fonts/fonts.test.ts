import { expect, test } from 'vitest'
import { families } from './families.ts'
import { fonts } from './fonts.ts'
import { commonLetters, hasRareLetters, rareLetters, rareRange } from './letters.ts'

const mostBytes = 60_000

test('whatever two families a page is set in, their files are 60 kB at most', () => {
  expect(fonts).toHaveLength(families.length)
  const heavy = fonts.flatMap((one, at) =>
    fonts
      .slice(at + 1)
      .filter((other) => one.bytes + other.bytes > mostBytes)
      .map((other) => `${one.id} + ${other.id}`),
  )
  expect(heavy).toEqual([])
})

test('what people write in Spanish, Catalan, Portuguese, English, French and German is in the first file', () => {
  const sentences = [
    '¿Cuánto mide el piso? 90 m², a 1 200 € «más gastos»: ¡pregúntanos!',
    'L’àvia ï la col·lecció: qüestió d’un avenç',
    'Não há opções à venda, avô',
    'Où êtes-vous, cœur naïf ? Ça y est : Noël, août, Œuvre',
    '„Größe“ über ‚Maß‘ – Öl, Ärger, Übung …',
  ]
  const missing = Array.from(sentences.join('')).filter((letter) => !commonLetters.includes(letter))
  expect(missing).toEqual([])
  expect(hasRareLetters(sentences.join(''))).toBe(false)
})

test('no letter is in both files, and one of the second is known', () => {
  expect(Array.from(rareLetters).filter((letter) => commonLetters.includes(letter))).toEqual([])
  expect(Array.from(rareLetters).every(hasRareLetters)).toBe(true)
  expect(rareRange).toContain('U+c5,')
})
