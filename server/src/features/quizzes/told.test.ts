import { quizDocumentSchema, type QuizDocument } from '@aurelio/contracts/quiz-document'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { createQuiz, publishQuiz } from '../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

/** A number and a mail, a value made of the number, and a result that quotes both and writes to who gets it. */
function calculator(): QuizDocument {
  const quiz = newQuiz()
  const [block, verdict, result] = quiz.nodes
  if (block?.type !== 'block' || result?.type !== 'result' || !verdict)
    throw new Error('A new quiz has three')
  const [question] = block.questions
  if (!question) throw new Error('A new quiz asks something')
  const asked = { ...question, options: [] }
  return quizDocumentSchema.parse({
    ...quiz,
    values: [{ id: 'v1', name: 'ahorro', formula: 'horas * 12,5', decimals: 2, unit: '€' }],
    hidden: [{ id: 'h1', name: 'campana' }],
    nodes: [
      {
        ...block,
        questions: [{ ...asked, kind: 'number', text: 'Horas', name: 'horas', min: 0, max: 100 }],
      },
      {
        ...block,
        id: 'b2',
        title: 'Serían {{ahorro|"muchos euros"}}, {{campana|"sin campaña"}}',
        isGate: true,
        questions: [{ ...asked, id: 'q2', kind: 'email', text: 'Tu correo', name: 'correo' }],
      },
      verdict,
      {
        ...result,
        title: 'Ahorras {{ahorro|"algo"}}',
        label: 'Calculado',
        sections: [
          {
            id: 's1',
            title: 'Para {{correo|"ti"}}',
            text: 'Más',
            picture: '',
            buttonText: 'Ver',
            buttonLink: '/ver',
          },
        ],
        download: 'javascript:alert(1)',
        mail: { subject: 'Son {{ahorro|"algo"}}', text: 'Hola.\n\nCon {{horas|"tus"}} horas.' },
      },
    ],
    edges: [
      { id: 'e1', from: 'b1', port: 'else', to: 'b2' },
      { id: 'e2', from: 'b2', port: 'else', to: 'fin' },
    ],
  })
}

const tokenIn = (html: string) => /name="_quiz" value="([^"]+)"/.exec(html)?.[1] ?? ''

const send = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: new URLSearchParams(fields),
  })
  return answer.text()
}

onEachEngine('quizzes that quote and compute', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  it('show what was answered and computed, and label and write to the lead once', async () => {
    const { url } = await publishQuiz(ana, calculator())
    const path = server.url + new URL(url).pathname
    const first = await (await fetch(`${path}?campana=${encodeURIComponent('<b>abril</b>')}`)).text()
    const second = await send(path, { _quiz: tokenIn(first), 'q-q1': '8' })
    expect(second).toContain('Serían 100,00 €, &lt;b&gt;abril&lt;/b&gt;')
    const wrong = await send(path, { _quiz: tokenIn(second), 'q-q2': 'nada' })
    expect(wrong).toContain('Serían 100,00 €')
    const last = { _quiz: tokenIn(second), 'q-q2': 'eva@ejemplo.es' }
    const result = await send(path, last)
    expect(result).toContain('Ahorras 100,00 €')
    expect(result).toContain('Para eva@ejemplo.es')
    expect(result).not.toContain('javascript:')
    await send(path, last)
    const leads = z
      .object({
        items: z.array(
          z.object({
            labels: z.array(z.string()),
            fields: z.array(z.object({ label: z.string(), value: z.string() })),
          }),
        ),
      })
      .parse(bodyOf(await ana.call('GET', '/api/leads')))
    expect(leads.items).toHaveLength(1)
    expect(leads.items[0]?.labels).toEqual(['Calculado'])
    expect(leads.items[0]?.fields).toContainEqual(
      expect.objectContaining({ label: 'ahorro', value: '100,00 €' }),
    )
    expect(leads.items[0]?.fields).toContainEqual(
      expect.objectContaining({ label: 'campana', value: '<b>abril</b>' }),
    )
    const letters = await vi.waitFor(async () => {
      const outbox = join(server.dataDir, 'outbox')
      const texts = await Promise.all(
        (await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')),
      )
      const own = texts.filter((text) => text.includes('eva@ejemplo.es'))
      expect(own.length).toBeGreaterThan(0)
      return own
    }, 10_000)
    expect(letters).toHaveLength(1)
  })

  it('are not published while they quote what is not there, or say nothing in its place', async () => {
    const quiz = calculator()
    for (const title of ['{{ahorro}}', '{{nada|"x"}}']) {
      const nodes = quiz.nodes.map((node) => (node.type === 'block' ? { ...node, title } : node))
      const { id } = await createQuiz(ana, { ...quiz, nodes })
      expect((await ana.call('POST', `/api/quizzes/${id}/publication`)).status).toBe(409)
    }
    const { id } = await createQuiz(ana, {
      ...quiz,
      values: quiz.values.map((value) => ({ ...value, formula: 'ahorro * 2' })),
    })
    expect((await ana.call('POST', `/api/quizzes/${id}/publication`)).status).toBe(409)
  })
})
