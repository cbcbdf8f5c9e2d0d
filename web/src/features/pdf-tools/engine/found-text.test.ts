import { expect, it } from 'vitest'
import { foundText } from './found-text.ts'

const line = (...texts: string[]) => texts.map((text, at) => ({ text, endsLine: at === texts.length - 1 }))
const said = (runs: readonly { text: string; endsLine: boolean }[], wanted: string) =>
  foundText(runs, wanted).map((parts) => parts.map(({ run, from, to }) => runs[run]?.text.slice(from, to)))

it('finds a text in whatever capitals and accents', () => {
  expect(said(line('La señora PÉREZ y otra Perez'), 'pérez')).toEqual([['PÉREZ'], ['Perez']])
  expect(said(line('nadie'), 'pérez')).toEqual([])
  expect(said(line('algo'), '  ')).toEqual([])
})

it('finds a text that is set in several runs, as words and as letters', () => {
  expect(said(line('Doña Lucrecia', ' ', 'Montalvo vino'), 'lucrecia montalvo')).toEqual([
    ['Lucrecia', ' ', 'Montalvo'],
  ])
  expect(said(line('Lucre', 'cia Mont', 'alvo'), 'Lucrecia Montalvo')).toEqual([
    ['Lucre', 'cia Mont', 'alvo'],
  ])
})

it('finds a text that goes on in the next line, with a hyphen and without', () => {
  expect(said([...line('vino Lucrecia'), ...line('Montalvo ayer')], 'lucrecia montalvo')).toEqual([
    ['Lucrecia', 'Montalvo'],
  ])
  expect(said([...line('vino Mont-'), ...line('alvo ayer')], 'montalvo')).toEqual([['Mont-', 'alvo']])
})

it('does not make one word of two', () => {
  expect(said(line('todo la noche'), 'ola')).toEqual([])
  expect(said([...line('todo'), ...line('la noche')], 'ola')).toEqual([])
})

it('finds letters that are set as one', () => {
  expect(said(line('la o\uFB01cina'), 'oficina')).toEqual([['o\uFB01cina']])
  expect(said(line('la oficina'), 'o\uFB01cina')).toEqual([['oficina']])
})

it('takes signs as signs', () => {
  expect(said(line('(A.B) y AxB'), 'a.b')).toEqual([['A.B']])
})
