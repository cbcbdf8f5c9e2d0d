import { type QuizDocument, quizDocumentSchema } from '@aurelio/contracts/quiz-document'
import { subscriberSchema } from '@aurelio/contracts/subscriptions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { publishQuiz, quizToken } from '../../testing/quizzes.ts'
import { createList } from '../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

/** A mail, and a box that asks for the letters of a list. */
function withBox(list: string, required = false): QuizDocument {
  const quiz = newQuiz()
  const [block, ...rest] = quiz.nodes
  if (block?.type !== 'block') throw new Error('A new quiz begins with a block')
  const [question] = block.questions
  if (!question) throw new Error('A new quiz asks something')
  const mail = { ...question, kind: 'email' as const, text: 'Tu correo', options: [] }
  const box = {
    ...mail,
    id: 'q2',
    kind: 'consent' as const,
    text: 'Quiero el boletín de los martes',
    required,
    list,
  }
  return quizDocumentSchema.parse({
    ...quiz,
    nodes: [{ ...block, isGate: true, questions: [mail, box] }, ...rest],
  })
}

onEachEngine('a box of a quiz that asks for letters', (engine) => {
  let server: TestServer
  let ana: Person
  let list: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    list = await createList(ana, 'Boletín')
  })
  const take = async (address: string, answers: Record<string, string>) => {
    const path = server.url + new URL(address).pathname
    const token = quizToken(await (await fetch(path)).text())
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
    const body = new URLSearchParams({ _quiz: token, _go: 'next', ...answers })
    return (await fetch(path, { method: 'POST', headers, body })).text()
  }
  const people = async (email: string) =>
    z
      .object({ items: z.array(subscriberSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/subscribers?q=${email}`))).items
  const leads = async (email: string) =>
    z.object({ items: z.array(z.unknown()) }).parse(bodyOf(await ana.call('GET', `/api/leads?q=${email}`)))
      .items

  it('is confirmed by mail, and its proof names the quiz and the version that asked', async () => {
    const { id, url } = await publishQuiz(ana, withBox(list))
    bodyOf(
      await ana.call('PUT', `/api/quizzes/${id}`, {
        name: 'Qué queso eres',
        revision: 1,
        document: withBox(list),
      }),
    )
    bodyOf(await ana.call('POST', `/api/quizzes/${id}/publication`))
    expect(await take(url, { 'q-q1': 'Eva@Ejemplo.es', 'q-q2': 'sí' })).toContain('Gracias')
    await expect
      .poll(async () => (await people('eva'))[0]?.subscriptions)
      .toMatchObject([
        {
          listId: list,
          state: 'pending',
          source: 'form',
          text: 'Quiero el boletín de los martes',
          pageId: null,
          quiz: { name: 'Qué queso eres', version: 2 },
          confirmedAt: null,
        },
      ])
    const [eva] = await people('eva')
    const { address } = z
      .object({ address: z.string() })
      .parse(bodyOf(await ana.call('POST', `/api/subscription-lists/${list}/people/${eva?.id ?? ''}/proof`)))
    const proof = await (await fetch(server.url + new URL(address).pathname)).text()
    expect(proof).toContain('En el quiz «Qué queso eres», versión 2')
    expect(proof).not.toContain('eva@')
  })

  it('is nobody’s duty: without it the result is shown, and nobody is written to', async () => {
    const { url, document } = await publishQuiz(ana, withBox(list, true))
    expect(document.nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))).toContainEqual(
      expect.objectContaining({ id: 'q2', list, required: false }),
    )
    expect(await take(url, { 'q-q1': 'sola@ejemplo.es' })).toContain('Gracias')
    await expect.poll(async () => (await leads('sola@ejemplo.es')).length).toBe(1)
    expect(await people('sola')).toEqual([])
  })

  it('asks for nothing of a list of somebody else', async () => {
    const berta = await signUp(server.url, 'Berta')
    const { url } = await publishQuiz(ana, withBox(await createList(berta, 'Ajena')))
    expect(await take(url, { 'q-q1': 'zoe@ejemplo.es', 'q-q2': 'sí' })).toContain('Gracias')
    await expect.poll(async () => (await leads('zoe@ejemplo.es')).length).toBe(1)
    expect(await people('zoe')).toEqual([])
    const { items } = z
      .object({ items: z.array(z.unknown()) })
      .parse(bodyOf(await berta.call('GET', '/api/subscribers')))
    expect(items).toEqual([])
  })
})
