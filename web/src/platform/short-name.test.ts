import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a short name stays as it is', () => {
  expect(shortName('Web de la clínica')).toBe('Web de la clínica')
})

test('a long one is cut between characters, never within an emoji', () => {
  const cut = shortName('🌍'.repeat(10_000))
  expect(cut).toHaveLength(59 * 2 + 1)
  expect(cut.endsWith('🌍…')).toBe(true)
})

test('a right-to-left name does not turn the sentence round', () => {
  expect(shortName('مشروع')).toBe('\u2068مشروع\u2069')
  expect(shortName('פרויקט')).toBe('\u2068פרויקט\u2069')
  expect(shortName('a\u202eb')).toBe('\u2068a\u202eb\u2069')
})
