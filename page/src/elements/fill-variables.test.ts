import { expect, it } from 'vitest'
import type { StoredPage } from '../document/schema.ts'
import { fillVariables, variablesIn } from './fill-variables.ts'

const page: StoredPage = {
  version: 1,
  elements: [
    {
      id: 'container-1',
      type: 'container',
      name: '',
      props: {
        children: [
          {
            id: 'heading-1',
            type: 'heading',
            name: '',
            props: { text: 'Pintor en {{Ciudad}}', level: 'h1' },
          },
          {
            id: 'text-1',
            type: 'text',
            name: '',
            props: {
              text: 'Ven a {{ ciudad }}, provincia de {{PROVINCIA}}, {{otra}}.',
              textSpans: [{ from: 0, to: 3, kind: 'bold' }],
            },
          },
          { id: 'symbol-1', type: 'symbol', name: '', props: { symbol: 'abc' } },
          {
            id: 'faq-1',
            type: 'faq',
            name: '',
            props: { items: [{ question: '¿En {{ciudad}}?', answer: 'Sí' }] },
          },
        ],
      },
    },
  ],
}

it('fills the names of a page in, whatever their case, and leaves those that nobody gave', () => {
  const filled = fillVariables(
    page,
    new Map([
      ['ciudad', 'Reus'],
      ['provincia', 'Tarragona'],
    ]),
  )
  const [heading, text, symbol, faq] = filled.elements[0]?.props.children ?? []
  expect(heading?.props).toEqual({ text: 'Pintor en Reus', level: 'h1' })
  expect(text?.props).toEqual({
    text: 'Ven a Reus, provincia de Tarragona, {{otra}}.',
    textSpans: [{ from: 0, to: 3, kind: 'bold' }],
  })
  expect(symbol).toEqual(page.elements[0]?.props.children?.[2])
  expect(faq?.props['items']).toEqual([{ question: '¿En Reus?', answer: 'Sí' }])
  expect(page.elements[0]?.props.children?.[0]?.props['text']).toBe('Pintor en {{Ciudad}}')
})

it('names what a page asks for, each once', () => {
  expect(variablesIn(page)).toEqual(['Ciudad', 'PROVINCIA', 'otra'])
})
