import { expect, it } from 'vitest'
import { replyOf } from './reply.ts'

const entered = [
  { name: 'name', label: 'Nombre', value: ' Ana\n<b> ' },
  { name: 'web', label: 'Tu web', value: 'compra en www.spam.example ya' },
]

it('puts in what was entered, by label or name, on one line', () => {
  const props = {
    replySubject: 'Hola, [nombre]',
    replyText: 'Hola, [Nombre]:\n\nGracias, [ name ]. [nada]',
  }
  expect(replyOf(props, entered)).toEqual({
    subject: 'Hola, Ana <b>',
    paragraphs: ['Hola, Ana <b>:', 'Gracias, Ana <b>. [nada]'],
  })
})

it('carries no addresses that somebody entered, and no long texts', () => {
  const props = { replySubject: 'x', replyText: '([tu web]) [largo]' }
  const long = { name: 'largo', label: 'Largo', value: 'x'.repeat(1000) }
  expect(replyOf(props, [...entered, long])?.paragraphs).toEqual([`() ${'x'.repeat(80)}`])
})

it('names the address that it is sent to, and no other', () => {
  const props = { replySubject: 'x', replyText: '[correo] [otro]' }
  const addresses = ['ana@ejemplo.es', 'eva@spam.example'].map((value, at) => ({
    name: at === 0 ? 'correo' : 'otro',
    label: '',
    value,
  }))
  expect(replyOf(props, addresses, 'ana@ejemplo.es')?.paragraphs).toEqual(['ana@ejemplo.es'])
})

it('is none without a subject or a text, whatever the props are', () => {
  for (const props of [{}, { replySubject: 'x' }, { replyText: 'x' }, { replySubject: ' ', replyText: 7 }])
    expect(replyOf(props, entered)).toBeNull()
})

it('keeps what is set apart, around the values too, and leads to whole addresses alone', () => {
  const replyText = 'Hola, [Nombre]:\n\nuno\ndos\nweb y nada'
  const at = (words: string) => ({
    from: replyText.indexOf(words),
    to: replyText.indexOf(words) + words.length,
  })
  const props = {
    replySubject: 'x',
    replyText,
    replyTextSpans: [
      { ...at('[Nombre]'), kind: 'bold' },
      { ...at('uno\ndos'), kind: 'list' },
      { ...at('web'), kind: 'link', link: 'https://ejemplo.es/' },
      { ...at('nada'), kind: 'link', link: '/precios' },
      { ...at('nada'), kind: 'italic' },
    ],
  }
  expect(replyOf(props, entered)?.paragraphs).toEqual([
    { isList: false, lines: [[{ text: 'Hola, ' }, { text: 'Ana <b>', bold: true }, { text: ':' }]] },
    { isList: true, lines: [[{ text: 'uno' }], [{ text: 'dos' }]] },
    {
      isList: false,
      lines: [
        [{ text: 'web', link: 'https://ejemplo.es/' }, { text: ' y ' }, { text: 'nada', italic: true }],
      ],
    },
  ])
})
