import { expect, it } from 'vitest'
import { createSeenTexts } from './seen-texts.ts'

it('knows each of many texts again, and takes none for another', () => {
  const { see } = createSeenTexts()
  const texts = Array.from({ length: 50_000 }, (_, index) => `https://ejemplo.es/fontanero-${index}`)
  expect(texts.some((text) => see(text))).toBe(false)
  expect(texts.every((text) => see(text))).toBe(true)
  expect(see('')).toBe(false)
  expect(see('')).toBe(true)
})
