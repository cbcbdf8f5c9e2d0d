import { expect, it } from 'vitest'
import { textAdvice } from './text-advice.ts'

it.each([
  'https://ejemplo.es',
  'www.ejemplo.es',
  'mailto:hola@ejemplo.es',
  'tel:+34600000000',
  '#precios',
  '#',
  '/gracias',
  'gracias.html',
  '{{item.enlace}}',
  '{{ sitio.llamar }}',
  '',
  ' ',
])('says nothing about the link %o', (text) => {
  expect(textAdvice('link', text, new Map([['precios', 1]]))).toBeNull()
})

it.each([
  ['link', 'javascript:alert(1)', /ejecutar código/],
  ['link', ' java\tscript:alert(1)', /ejecutar código/],
  ['link', 'data:text/html,<script>', /ejecutar código/],
  ['link', 'hola mundo', /no lleva a ningún sitio/],
  ['link', 'hola@ejemplo.es', /mailto:/],
  ['link', 'ftp://ejemplo.es', /no lleva a ningún sitio/],
  ['link', 'ejemplo.es', /con https:\/\/ delante/],
  ['link', 'tienda.ejemplo.es/cestas', /con https:\/\/ delante/],
  ['video', 'javascript:alert(1)', /ejecutar código/],
  ['video', 'mailto:hola@ejemplo.es', /no es la de un vídeo/],
  ['audio', 'mailto:hola@ejemplo.es', /no es la de un audio/],
  ['anchor', 'dos palabras', /una sola/],
  ['size', 'mucho', /un número con px/],
  ['size', '10vw', /un número con px/],
] as const)('tells what is wrong with the %s %o', (kind, text, wanted) => {
  expect(textAdvice(kind, text)).toMatch(wanted)
})

it.each([
  ['video', 'https://youtu.be/dQw4w9WgXcQ'],
  ['anchor', 'precios-2027'],
  ['size', '320px'],
  ['size', 'auto'],
  ['text', 'javascript:alert(1)'],
  ['textarea', 'ejemplo.es'],
] as const)('says nothing about the %s %o', (kind, text) => {
  expect(textAdvice(kind, text)).toBeNull()
})

it('tells of a link to an anchor that nothing has', () => {
  expect(textAdvice('link', '#precios', new Map([['precio', 1]]))).toMatch(/no lleva a ninguna parte/)
})

it('tells of an anchor that something else has too', () => {
  expect(textAdvice('anchor', 'precios', new Map([['precios', 1]]))).toBeNull()
  expect(textAdvice('anchor', 'precios', new Map([['precios', 2]]))).toMatch(/ya tiene esta ancla/)
})
