import { expect, it } from 'vitest'
import { placedWords } from './placed-words.ts'

const line = {
  base: { x0: 100, y0: 200, x1: 500, y1: 200 },
  box: { y0: 160, y1: 210 },
  words: [
    { text: 'hola', x0: 100, x1: 200, confidence: 95 },
    { text: '|', x0: 210, x1: 214, confidence: 4 },
  ],
}

it('puts a word on the line that its letters stand on, in points, and leaves dirt out', () => {
  const reading = { width: 1000, height: 1000, straightened: 0, scale: 4 }
  const words = placedWords([line], reading, false)
  expect(words).toHaveLength(1)
  expect(words[0]).toMatchObject({ text: 'hola', x: 25, y: 50, width: 25 })
  expect(Math.abs(words[0]?.angle ?? 1)).toBe(0)
})

it('gives a word of a picture that was straightened back its slant, unless the page is straightened too', () => {
  const reading = { width: 1000, height: 1000, straightened: Math.PI / 2, scale: 1 }
  const [word] = placedWords([line], reading, false)
  // Turned back by a quarter to the left about the middle.
  expect(word?.x).toBeCloseTo(200)
  expect(word?.y).toBeCloseTo(900)
  expect(word?.angle).toBeCloseTo(Math.PI / 2)
  expect(placedWords([line], reading, true)[0]).toMatchObject({ x: 100, y: 200 })
})
