import { expect, test } from 'vitest'
import { wordedTwice, wrongTexts } from './missing-texts.mjs'
import { usedTexts } from './used-texts.mjs'

const web = { labels: ['label', 'help'], sentences: true, calls: true }
const found = (source: string, wanted: Parameters<typeof usedTexts>[2] = web) => [
  ...usedTexts('x.tsx', source, wanted).texts,
]

test('finds what goes through t(), what labels say, and what reads as Spanish', () => {
  expect(found("t('coma'); i18n.t(isNew ? 'Nueva' : 'Vieja', { n })")).toEqual(['coma', 'Nueva', 'Vieja'])
  expect(found("const tabs = [{ id: 'a', label: 'Perfil' }]")).toEqual(['Perfil'])
  expect(found("z.string().min(1, 'El email es requerido')")).toEqual(['El email es requerido'])
})

test('what a template puts in becomes a placeholder', () => {
  expect(found('const detail = `No caben más de ${count} elementos de ${kind}.`')).toEqual([
    'No caben más de {{a}} elementos de {{b}}.',
  ])
})

test('leaves alone class names, English for programmers, and what a page starts with', () => {
  expect(found("cn('flex gap-2'); throw new Error('No es posible')")).toEqual([])
  const element = "const x = { label: 'Título', defaultProps: { text: 'Tu texto' } }"
  expect(found(element, { capitals: true })).toEqual(['Título'])
})

test('tells what is missing, what is unused and what lost its placeholder', () => {
  const used = {
    texts: new Map([
      ['Hola, {{name}}', 'a.tsx'],
      ['Guardar', 'b.tsx'],
      ['{{count}} leads', 'c.tsx'],
    ]),
    literals: new Set(['Antes']),
  }
  const good = {
    'Hola, {{name}}': 'Hello, {{name}}',
    Guardar: 'Save',
    Antes: 'Before',
    '{{count}} leads': '{{count}} leads',
    '{{count}} leads_one': '1 lead',
  }
  expect(wrongTexts(used, { en: good })).toEqual([])
  expect(wrongTexts(used, { en: { ...good, Guardar: '' } })).toEqual(['en lacks, from b.tsx: Guardar'])
  expect(wrongTexts(used, { en: { ...good, Viejo: 'Old' } })).toEqual(['en holds, and nobody uses: Viejo'])
  expect(wrongTexts(used, { en: { ...good, 'Hola, {{name}}': 'Hello' } })).toEqual([
    'en has other placeholders: Hola, {{name}}',
  ])
})

test('a text of two catalogues stands there in the same words', () => {
  const pdf = { file: 'a/en.json', catalogue: { Unir: 'Merge' } }
  const leads = { file: 'b/en.json', catalogue: { Unir: 'Join' } }
  expect(wordedTwice('en', [pdf, pdf])).toEqual([])
  expect(wordedTwice('en', [pdf, leads])).toEqual(['en words differently, in a/en.json and b/en.json: Unir'])
})
