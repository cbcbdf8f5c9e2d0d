import { expect, it } from 'vitest'
import { alignedPages, changedWords } from './differences.ts'

const words = (text: string) => text.split(' ')

it('tells which words went and which came', () => {
  const before = words('el precio es de cien euros al mes')
  const after = words('el precio será de ciento veinte euros al mes')
  expect(changedWords(before, after)).toEqual({ removed: [2, 4], added: [2, 4, 5] })
  expect(changedWords(before, before)).toEqual({ removed: [], added: [] })
  expect(changedWords([], words('a b'))).toEqual({ removed: [], added: [0, 1] })
})

it('holds pages beside each other that say the same, around one that was put in', () => {
  const pages = [words('uno dos tres'), words('cuatro cinco seis'), words('siete ocho nueve')]
  const [first, second, third] = pages
  if (!first || !second || !third) throw new Error('no pages')
  expect(alignedPages(pages, [first, words('algo nuevo del todo'), second, third])).toEqual([
    { before: 0, after: 0 },
    { before: null, after: 1 },
    { before: 1, after: 2 },
    { before: 2, after: 3 },
  ])
  expect(alignedPages([[], []], [[]])).toHaveLength(2)
  expect(alignedPages(pages, [first, words('seis cinco otra'), third])).toHaveLength(3)
})
