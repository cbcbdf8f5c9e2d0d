import { expect, it } from 'vitest'
import { wordsIn } from './words.ts'

it.each([
  ['600111222', ['600111222'], '600111222'],
  ['+34600111222', ['+34600111222'], '600111222'],
  ['0034600111222', ['0034600111222'], '600111222'],
  ['34600111222', ['34600111222'], '600111222'],
  ['600-11-12-22', ['600-11-12-22'], '600111222'],
  ['+34 600 111 222', ['+34', '600', '111', '222'], '600111222'],
  ['0034 (600) 111.222', ['0034', '(600)', '111.222'], '600111222'],
  ['600 11 1', ['600', '11', '1'], '600111'],
  ['+44 7700 900123', ['+44', '7700', '900123'], '447700900123'],
])('knows the phone in «%s»', (q, words, phone) => expect(wordsIn(q)).toEqual([{ words, phone }]))

it('leaves numbers that are none by themselves, and keeps words apart from a phone', () => {
  expect(wordsIn('Zapatos 2025 2026').map(({ words }) => words)).toEqual([['zapatos'], ['2025'], ['2026']])
  expect(wordsIn('Íñigo +34 600 111 222 madrid').map(({ words }) => words)).toEqual([
    ['inigo'],
    ['+34', '600', '111', '222'],
    ['madrid'],
  ])
  expect(wordsIn('+ - ()').map(({ phone }) => phone)).toEqual([null, null, null])
})
