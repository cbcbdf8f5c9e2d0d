import { quizFiguresSchema } from '@aurelio/contracts/quizzes'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { attemptsOf, publishQuiz, quizToken } from '../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

/** The mail and the permission to write, then a step in which people stop. */
function mailFirst() {
  const quiz = newQuiz()
  const [block] = quiz.nodes
  if (block?.type !== 'block') throw new Error('A new quiz begins with a block')
  const [question] = block.questions
  if (!question) throw new Error('A new quiz asks something')
  const mail = { ...question, id: 'q1', kind: 'email' as const, text: 'Tu correo', options: [] }
  const consent = { ...mail, id: 'q2', kind: 'consent' as const, text: 'Podéis escribirme', required: false }
  return {
    ...quiz,
    nodes: [
      { ...block, questions: [mail, { ...consent, allowsFollowUp: true }] },
      { ...block, id: 'b2', title: 'Lo que falta', questions: [{ ...question, id: 'q3' }] },
      ...quiz.nodes.slice(1),
    ],
    edges: [
      { id: 'e1', from: 'b1', port: 'else', to: 'b2' },
      { id: 'e2', from: 'b2', port: 'else', to: 'fin' },
    ],
  }
}

onEachEngine('who stops halfway in a quiz', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  it('is told of with their mail only where they agreed to be written to; who ends is', async () => {
    const { id, url } = await publishQuiz(ana, mailFirst())
    const path = server.url + new URL(url).pathname
    const send = async (token: string, more: Record<string, string>) => {
      const body = new URLSearchParams({ _quiz: token, _go: 'next', ...more })
      const answer = await fetch(path, { method: 'POST', redirect: 'manual', body })
      return (await fetch(new URL(answer.headers.get('location') ?? '', server.url))).text()
    }
    const begin = async () => quizToken(await (await fetch(path)).text())
    await send(await begin(), { 'q-q1': 'calla@ejemplo.es' })
    await send(await begin(), { 'q-q1': 'quiere@ejemplo.es', 'q-q2': 'sí' })
    const second = await send(await begin(), { 'q-q1': 'acaba@ejemplo.es' })
    await send(quizToken(second), { 'q-q3': 'Una cosa' })

    const told = await attemptsOf(ana, id)
    const mails = told.map(({ followUp, answers }) => [
      followUp,
      answers.find((each) => each.id === 'q1')?.text,
    ])
    expect(new Set(mails)).toEqual(
      new Set([
        ['not-allowed', ''],
        ['allowed', 'quiere@ejemplo.es'],
        [null, 'acaba@ejemplo.es'],
      ]),
    )
    const cookie = { headers: { cookie: ana.cookie } }
    const csv = await (await fetch(`${server.url}/api/exports/quizzes/${id}/csv`, cookie)).text()
    expect(csv).toContain('Se le puede escribir')
    expect(csv).toContain('quiere@ejemplo.es')
    expect(csv).not.toContain('calla@ejemplo.es')
  })

  it('leaves nothing behind once their data are erased but what names nobody', async () => {
    const quiz = mailFirst()
    const nodes = quiz.nodes.map((node) => (node.id === 'b1' ? { ...node, isGate: true } : node))
    const { id, url } = await publishQuiz(ana, { ...quiz, nodes })
    const path = server.url + new URL(url).pathname
    const token = quizToken(await (await fetch(path)).text())
    const body = new URLSearchParams({ _quiz: token, _go: 'next', 'q-q1': 'olvida@ejemplo.es', 'q-q2': 'sí' })
    await fetch(path, { method: 'POST', redirect: 'manual', body })
    const [attempt] = await attemptsOf(ana, id)
    expect(attempt?.answers.some(({ text }) => text === 'olvida@ejemplo.es')).toBe(true)
    bodyOf(await ana.call('POST', `/api/leads/${attempt?.leadId}/erasure`, {}))
    expect(await attemptsOf(ana, id)).toEqual([])
    const figures = quizFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/quizzes/${id}/figures`)))
    expect([figures.started, figures.leads]).toEqual([1, 1])
  })
})
