import { expect, it } from 'vitest'
import { keepSpans } from './keep-spans.ts'

const bold = (from: number, to: number) => [{ from, to, kind: 'bold' }]

it('moves what is set apart with the words of a text that is written plain', () => {
  const stored = { text: 'Hola mundo', textSpans: bold(5, 10) }
  expect(keepSpans('text', stored, { text: 'Hola, mundo' })).toEqual({
    text: 'Hola, mundo',
    textSpans: bold(6, 11),
  })
  expect(keepSpans('text', stored, { text: 'Hola' })).toEqual({ text: 'Hola', textSpans: undefined })
})

it('leaves alone what brings its own, what has none, and what is no text', () => {
  const stored = { text: 'Hola mundo', textSpans: bold(5, 10) }
  for (const patch of [{ text: 'Adiós', textSpans: bold(0, 5) }, { color: '#000000' }, { text: undefined }])
    expect(keepSpans('text', stored, patch)).toEqual(patch)
  expect(keepSpans('text', { text: 'Hola' }, { text: 'Adiós' })).toEqual({ text: 'Adiós' })
  expect(keepSpans('button', stored, { text: 'Adiós' })).toEqual({ text: 'Adiós' })
})

it('does the same in the entries of a list, unless they were moved', () => {
  const one = { question: '¿A?', answer: 'Sí, claro', answerSpans: bold(4, 9) }
  const other = { question: '¿B?', answer: 'No' }
  expect(keepSpans('faq', { items: [one, other] }, { items: [{ ...one, answer: 'Claro' }, other] })).toEqual({
    items: [{ ...one, answer: 'Claro', answerSpans: bold(1, 5) }, other],
  })
  expect(keepSpans('faq', { items: [one, other] }, { items: [other, one] })).toEqual({ items: [other, one] })
})
