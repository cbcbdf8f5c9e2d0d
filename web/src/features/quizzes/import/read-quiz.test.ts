import { quizDocumentSchema } from '@aurelio/contracts/quiz-document'
import { checkQuiz } from '@aurelio/proofs/quiz'
import { expect, it } from 'vitest'
import { readQuizCsv } from './read-quiz-csv.ts'
import { readQuizText } from './read-quiz-text.ts'

const thanks = { title: 'Gracias', text: 'Hasta pronto.', points: 'Puntos' }
const pasted = `# Tu piel
¿Cómo es tu piel?
- Seca (2)
- Grasa (+1,5)
- No lo sé

¿Qué te preocupa? [varias]
a) Las manchas
b) Las arrugas

Tu correo [correo]`

function documentOf(read: ReturnType<typeof readQuizText>) {
  if (!('document' in read)) throw new Error(read.problem)
  expect(quizDocumentSchema.parse(read.document)).toEqual(read.document)
  expect(checkQuiz(read.document).findings.filter(({ severity }) => severity === 'error')).toEqual([])
  return read.document.nodes.flatMap((node) => (node.type === 'block' ? [node] : []))
}

it('reads questions as they are pasted', () => {
  const blocks = documentOf(readQuizText(pasted, thanks))
  expect(blocks).toMatchObject([
    {
      title: 'Tu piel',
      questions: [
        {
          kind: 'one',
          options: [{ points: { puntos: 2 } }, { points: { puntos: 1.5 } }, { text: 'No lo sé' }],
        },
      ],
    },
    { title: '¿Qué te preocupa?', questions: [{ kind: 'many', options: [{ text: 'Las manchas' }, {}] }] },
    { isGate: true, questions: [{ kind: 'email' }] },
  ])
})

it('reads a table with either separator, several questions in a block', () => {
  const table =
    '\u{FEFF}Bloque;Pregunta;Tipo;Opción;Puntos\r\nUno;¿Qué?;una;A;1\r\nUno;¿Qué?;una;B;2,5\r\nUno;"Tu ""correo""";correo;;\r\n'
  for (const text of [table, table.replaceAll('2,5', '2.5').replaceAll(';', ',')])
    expect(documentOf(readQuizCsv(text, thanks))).toMatchObject([
      {
        title: 'Uno',
        isGate: true,
        questions: [
          { kind: 'one', options: [{ points: { puntos: 1 } }, { points: { puntos: 2.5 } }] },
          { kind: 'email', text: 'Tu "correo"' },
        ],
      },
    ])
})

it('says in which line what is too much, and what is no table', () => {
  const thousand = Array.from({ length: 1000 }, (_, at) => `Pregunta ${at}`)
  expect(readQuizText(thousand.join('\n\n'), thanks)).toEqual({ problem: 'too-many-blocks', line: 781 })
  expect(readQuizCsv(`pregunta\n${thousand.join('\n')}`, thanks)).toEqual({
    problem: 'too-many-blocks',
    line: 392,
  })
  expect(readQuizText(`¿Qué?\n${'- no\n'.repeat(21)}`, thanks)).toEqual({
    problem: 'too-many-options',
    line: 22,
  })
  expect(readQuizText('x'.repeat(301), thanks)).toEqual({ problem: 'too-long', line: 1 })
  expect(readQuizText(' \n ', thanks)).toEqual({ problem: 'empty', line: 1 })
  expect(readQuizCsv('PK\u{3}\u{4}\0\0', thanks)).toEqual({ problem: 'unreadable', line: 1 })
  expect(readQuizCsv('a;b\n1;2', thanks)).toEqual({ problem: 'unreadable', line: 1 })
})

it('takes hostile texts as texts', () => {
  const hostile = '<script>alert(1)</script> {{x}} constructor __proto__'
  expect(documentOf(readQuizText(`${hostile} [constructor]\n- ${hostile}`, thanks))).toMatchObject([
    { questions: [{ kind: 'one', text: hostile, options: [{ text: hostile }] }] },
  ])
})
