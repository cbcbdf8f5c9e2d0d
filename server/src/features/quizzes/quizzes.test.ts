import { quizFiguresSchema, quizAttemptSchema } from '@aurelio/contracts/quizzes'
import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { createQuiz, publishQuiz } from '../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

/** Two steps: a choice with points, then the mail, which makes a lead. */
function twoSteps(): QuizDocument {
  const quiz = newQuiz()
  const [block] = quiz.nodes
  if (block?.type !== 'block') throw new Error('A new quiz begins with a block')
  const [question] = block.questions
  if (!question) throw new Error('A new quiz asks something')
  const options = question.options.map((option, at) => ({ ...option, points: { puntos: at * 4 } }))
  const mail = { ...question, id: 'q2', kind: 'email' as const, text: 'Tu correo', options: [] }
  const result = quiz.nodes.find((node) => node.type === 'result')
  if (!result) throw new Error('A new quiz has a result')
  return {
    ...quiz,
    nodes: [
      { ...block, questions: [{ ...question, options }] },
      { ...block, id: 'b2', title: 'Tus datos', isGate: true, questions: [mail] },
      { id: 'fin', at: null, type: 'verdict' },
      {
        ...result,
        id: 'alto',
        title: 'Resultado alto',
        rule: { by: 'score', score: 'puntos', from: 4, to: null },
      },
      { ...result, id: 'bajo', title: 'Resultado bajo' },
    ],
    edges: [
      { id: 'e1', from: 'b1', port: 'else', to: 'b2' },
      { id: 'e2', from: 'b2', port: 'else', to: 'fin' },
    ],
  }
}

const tokenIn = (html: string) => /name="_quiz" value="([^"]+)"/.exec(html)?.[1] ?? ''
const send = async (path: string, fields: Record<string, string>) =>
  fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: new URLSearchParams(fields),
  })

onEachEngine('quizzes', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const pathOf = (url: string) => server.url + new URL(url).pathname
  const onTo = async (answer: Response) => {
    expect(answer.status).toBe(303)
    return (await fetch(new URL(answer.headers.get('location') ?? '', server.url))).text()
  }
  const figures = async (id: string) =>
    quizFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/quizzes/${id}/figures`)))

  it('are taken step by step without a script: wrong answers, the way back, a result and a lead', async () => {
    const { id, url } = await publishQuiz(ana, twoSteps())
    const path = pathOf(url)
    const first = await (await fetch(path)).text()
    expect(first).toContain('Paso 1 de 2')
    expect(first).toContain('Siguiente')
    expect(first).not.toContain('Anterior')
    // All of it: its style and its script stand in the one answer.
    expect(Buffer.byteLength(first)).toBeLessThan(15 * 1024)
    expect(first).toContain('<meta name="description" content="¿Qué necesitas?"')
    // In the middle of a wide screen.
    expect(first).toMatch(/width:680px[^}]*margin-inline:auto/)

    const wrong = await send(path, { _quiz: tokenIn(first), _go: 'next', 'q-q1': 'No existe' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Elige una de las opciones.')

    const answer = { _quiz: tokenIn(first), _go: 'next', 'q-q1': 'Otra cosa' }
    const second = await onTo(await send(path, answer))
    expect(second).toContain('Paso 2 de 2')
    // Sent twice it counts once.
    await onTo(await send(path, answer))
    expect(await figures(id)).toMatchObject({
      started: 1,
      answers: [{ question: 'q1', key: 'o2', count: 1 }],
      ways: [{ from: 'b1', to: 'b2', count: 1 }],
    })

    const back = await onTo(await send(path, { _quiz: tokenIn(second), _go: 'back' }))
    expect(back).toContain('Paso 1 de 2')
    expect(back).toMatch(/value="Otra cosa"[^>]*checked|checked=""[^>]*value="Otra cosa"/)

    const result = await onTo(
      await send(path, { _quiz: tokenIn(second), _go: 'next', 'q-q2': 'eva@ejemplo.es' }),
    )
    expect(result).toContain('Resultado alto')
    expect(await figures(id)).toMatchObject({
      started: 1,
      finished: 1,
      leads: 1,
      results: [{ key: 'alto', count: 1 }],
    })
    const leads = z
      .object({
        items: z.array(
          z.object({
            email: z.string(),
            fields: z.array(z.object({ label: z.string(), value: z.string() })),
          }),
        ),
      })
      .parse(bodyOf(await ana.call('GET', '/api/leads')))
    expect(leads.items[0]?.email).toBe('eva@ejemplo.es')
    expect(leads.items[0]?.fields).toContainEqual(
      expect.objectContaining({ label: '¿Qué necesitas?', value: 'Otra cosa' }),
    )
    expect(leads.items[0]?.fields).toContainEqual(
      expect.objectContaining({ label: 'Resultado', value: 'Resultado alto' }),
    )
    const { items } = z
      .object({ items: z.array(quizAttemptSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/quizzes/${id}/attempts`)))
    expect(items).toMatchObject([
      { state: 'finished', place: 'Resultado alto', scores: [{ name: 'Puntos', value: 4 }] },
    ])
  })

  it('stand in a page with their first step, begin with its answer, and leave a word when withdrawn', async () => {
    const { id, url } = await publishQuiz(ana, twoSteps())
    const address = new URL(url).pathname
    const element = { id: 'quiz-1700000000001', type: 'quiz', props: { src: address, title: 'Enlace' } }
    const { path: page } = await publishPage(ana, 'Con quiz', { version: 1, elements: [element] })
    const shown = async () => (await fetch(server.url + page)).text()
    const html = await shown()
    expect(html).toContain('Paso 1 de 2')
    expect(html).toContain(`action="${address}#`)
    expect(html).toContain('name="_quiz" value=""')
    const visit = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(visit).not.toBe('')

    const begin = { _quiz: '', _token: visit, _go: 'next', 'q-q1': '' }
    const wrong = await (await send(server.url + address, begin)).text()
    expect(tokenIn(wrong)).not.toBe('')
    expect(await figures(id)).toMatchObject({ started: 0 })
    const answer = { _quiz: tokenIn(wrong), _go: 'next', 'q-q1': 'Otra cosa' }
    const second = await onTo(await send(server.url + address, answer))
    await onTo(await send(server.url + address, answer))
    expect(await figures(id)).toMatchObject({ started: 1 })
    await onTo(await send(server.url + address, { _quiz: tokenIn(second), 'q-q2': 'dentro@ejemplo.es' }))
    expect(await figures(id)).toMatchObject({ started: 1, finished: 1, leads: 1 })
    // A token that no page gave out is none; the answer counts all the same.
    const forged = await send(server.url + address, { ...begin, _token: 'falso', 'q-q1': 'Otra cosa' })
    expect(forged.status).toBe(303)

    await ana.call('DELETE', `/api/quizzes/${id}/publication`)
    expect(await shown()).toContain('Este cuestionario ya no está disponible.')
    const late = await send(server.url + address, { ...begin, 'q-q1': 'Otra cosa' })
    expect(late.status).toBe(410)
    expect(await late.text()).toContain('ya no está disponible')
    await ana.call('POST', `/api/quizzes/${id}/publication`)
    expect(await shown()).toContain('Paso 1 de 2')
  })

  it('are finished as they were begun, though changed or withdrawn meanwhile', async () => {
    const quiz = await publishQuiz(ana, twoSteps())
    const path = pathOf(quiz.url)
    const first = await (await fetch(path)).text()
    const changed = {
      ...quiz.document,
      nodes: quiz.document.nodes.map((node) =>
        node.type === 'block' ? { ...node, title: 'Otro título' } : node,
      ),
    }
    const saved = { name: 'Test', revision: quiz.revision, document: changed }
    bodyOf(await ana.call('PUT', `/api/quizzes/${quiz.id}`, saved))
    expect((await ana.call('PUT', `/api/quizzes/${quiz.id}`, saved)).status).toBe(409)
    bodyOf(await ana.call('POST', `/api/quizzes/${quiz.id}/publication`))
    const second = await onTo(await send(path, { _quiz: tokenIn(first), _go: 'next', 'q-q1': 'Una cosa' }))
    expect(second).toContain('Tus datos')
    bodyOf(await ana.call('DELETE', `/api/quizzes/${quiz.id}/publication`))
    expect((await fetch(path)).status).toBe(404)
    const end = await onTo(
      await send(path, { _quiz: tokenIn(second), _go: 'next', 'q-q2': 'luis@ejemplo.es' }),
    )
    expect(end).toContain('Resultado bajo')
  })

  it('refuse tokens that nobody was given, and show hostile texts as texts', async () => {
    const quiz = twoSteps()
    const [block] = quiz.nodes
    const hostile = '<script>alert(1)</script>'
    const nodes = quiz.nodes.map((node) => (node.id === block?.id ? { ...node, title: hostile } : node))
    const { url } = await publishQuiz(ana, { ...quiz, nodes })
    const path = pathOf(url)
    const page = await (await fetch(path)).text()
    expect(page).not.toContain(hostile)
    expect((await send(path, { _quiz: 'x.y', 'q-q1': 'Una cosa' })).status).toBe(400)
    expect((await send(path, { _quiz: `${tokenIn(page)}x`, 'q-q1': 'Una cosa' })).status).toBe(400)
    expect((await fetch(`${path}?t=x`)).status).toBe(400)
  })

  it('are not published while somebody could be stuck in them', async () => {
    const quiz = newQuiz()
    const { id } = await createQuiz(ana, { ...quiz, edges: [] })
    const refused = await ana.call('POST', `/api/quizzes/${id}/publication`)
    expect(refused.status).toBe(409)
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('GET', `/api/quizzes/${id}`)).status).toBe(404)
  })
})
