import { expect, test } from 'vitest'
import { piecesOf } from './marked-words.tsx'

const marked = (text: string, words: string) =>
  piecesOf(text, words)
    .map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test('words are marked in any case, without their accents, wherever they stand', () => {
  expect(marked('Codificación y separador: la codificación', 'CODIFICACION separador')).toBe(
    '[Codificación] y [separador]: la [codificación]',
  )
  expect(marked('¿Qué es c++ (y c)?', 'c++ (')).toBe('¿Qué es [c++] [(]y c)?')
})

test('nothing is marked where nothing is looked for, nor lost where letters fold into several', () => {
  expect(marked('Tal como está', '  ')).toBe('Tal como está')
  expect(marked('İzmir y más', 'mas')).toContain('İzmir y ')
  expect(marked('Página', 'pagina')).toBe('[Página]')
})
