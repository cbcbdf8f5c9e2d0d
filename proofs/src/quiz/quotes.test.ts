import { expect, it } from 'vitest'
import { readFormula } from './formula.ts'
import { brokenQuotes, quotesIn, withQuotes } from './quotes.ts'

const valueOf = (formula: string, values: Record<string, number | null> = {}) =>
  readFormula(formula)?.valueOf((name) => values[name] ?? null)

it('computes formulas as they are written', () => {
  expect(valueOf('2 + 3 * 4')).toBe(14)
  expect(valueOf('(2 + 3) * 4 - 1')).toBe(19)
  expect(valueOf('-2 * -horas / 4', { horas: 10 })).toBe(5)
  expect(valueOf('1,5 × año ÷ 3', { año: 4 })).toBe(2)
  expect(valueOf('horas * precio', { horas: 3 })).toBeNull()
  expect(valueOf('horas / precio', { horas: 3, precio: 0 })).toBeNull()
  expect(readFormula('b + a + b')?.names).toEqual(['b', 'a'])
})

it.each([
  '',
  '2 +',
  '(1',
  '1)',
  '2 3',
  'a b',
  '2 ** 3',
  'constructor()',
  '1;2',
  `${'('.repeat(99)}1${')'.repeat(99)}`,
])('takes %s for no formula', (text) => {
  expect(readFormula(text)).toBeNull()
})

it('quotes what was answered, else the fallback', () => {
  expect(quotesIn('Hola {{ nombre | "amigo" }}, {{puntos|0}} y {{otra}}')).toEqual([
    { name: 'nombre', fallback: 'amigo' },
    { name: 'puntos', fallback: '0' },
    { name: 'otra', fallback: null },
  ])
  const answers: Record<string, string> = { nombre: 'Ana $& <b>' }
  expect(withQuotes('Hola {{nombre|"amigo"}} y {{x|"tú"}}', (name) => answers[name] ?? '')).toBe(
    'Hola Ana $& <b> y tú',
  )
})

it('names quotations without fallback, of nothing, and formulas that are none', () => {
  const quiz = {
    nodes: [
      { type: 'block' as const, id: 'b', title: '{{Nombre}}', text: '{{nada|"x"}}', questions: [question] },
      { type: 'verdict' as const, id: 'v' },
    ],
    scores: [],
    hidden: [],
    values: [
      { id: '1', name: 'bien', formula: 'nombre * 2' },
      { id: '2', name: 'mal', formula: 'nombre * bien' },
    ],
  }
  expect(brokenQuotes(quiz)).toEqual([
    { node: 'b', code: 'no-fallback', part: 'Nombre' },
    { node: 'b', code: 'unknown-quote', part: 'nada' },
    { node: '', code: 'bad-formula', part: 'mal' },
  ])
})

const question = { id: 'q', kind: 'number', name: 'Nombre', text: '', help: '' }
