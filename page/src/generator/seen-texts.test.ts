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

it('knows a text whether it comes as a text or as bytes', () => {
  const texts = ['', 'a', 'abc', 'madrid', 'www.a.es/madrid-1234', 'Málaga', '中文 €', '😀x']
  for (const text of texts) {
    const { see, seeBytes } = createSeenTexts()
    const bytes = new TextEncoder().encode(`<${text}>`)
    expect(see(text)).toBe(false)
    expect(seeBytes(bytes, 1, bytes.length - 1)).toBe(true)
    expect(seeBytes(bytes, 0, bytes.length - 1)).toBe(false)
  }
})
