import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { leadSchema } from '@aurelio/contracts/leads'
import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { answerWithFile, asksForFile, attemptsOf, publishQuiz, quizToken } from '../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

const bytes = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')
const pdf = (name = 'factura.pdf') => new File([bytes], name)

/** The file, then the mail, which makes a lead. */
function fileThenMail(): QuizDocument {
  const quiz = asksForFile(newQuiz())
  const [block] = quiz.nodes
  if (block?.type !== 'block') throw new Error('A new quiz begins with a block')
  const questions = block.questions.map((each) => ({
    ...each,
    id: 'q2',
    kind: 'email' as const,
    text: 'Tu correo',
  }))
  const gate = { ...block, id: 'b2', title: 'Tus datos', isGate: true, questions }
  return {
    ...quiz,
    nodes: [...quiz.nodes, gate],
    edges: [
      { id: 'e1', from: 'b1', port: 'else', to: 'b2' },
      { id: 'e2', from: 'b2', port: 'else', to: 'fin' },
    ],
  }
}

onEachEngine('files that answer a quiz', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const kept = async () => (await readdir(join(server.dataDir, 'files', 'lead-files')).catch(() => [])).length
  async function begin() {
    const { id, url } = await publishQuiz(ana, fileThenMail())
    const path = server.url + new URL(url).pathname
    return { id, path, html: await (await fetch(path)).text() }
  }
  const onTo = async (answer: Response) => {
    expect(answer.status).toBe(303)
    return (await fetch(new URL(answer.headers.get('location') ?? '', server.url))).text()
  }
  const got = (path: string) => fetch(server.url + path, { headers: { cookie: ana.cookie } })
  /** What nobody holds is removed when the sweep comes round an hour later. */
  async function sweep() {
    const query = server.database.query()
    const anHourAgo = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    await query.updateTable('leadFile').set({ createdAt: anHourAgo }).execute()
    const past = new Date(Date.now() - 1000).toISOString()
    await query
      .updateTable('jobSchedule')
      .set({ nextRunAt: past })
      .where('kind', '=', 'lead-file-sweep')
      .execute()
  }

  it('are kept with the attempt, asked for once, read by the team, and become the lead’s', async () => {
    const { id, path, html } = await begin()
    expect(html).toMatch(/enctype="multipart\/form-data"/i)
    expect(html).toContain('accept=".pdf,')
    const token = quizToken(html)
    const second = await onTo(await answerWithFile(path, { token, file: pdf('../../ma"la.exe') }))
    const [halfway] = await attemptsOf(ana, id)
    const answer = halfway?.answers.find(({ id: question }) => question === 'q1')
    expect(answer?.text).toMatch(/la\.pdf$/)
    const file = await got(answer?.file ?? '')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /)
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('GET', answer?.file ?? '')).status).toBe(404)

    // Back at the step its file is there, and nothing is asked again.
    const back = await onTo(
      await answerWithFile(path, { token: quizToken(second), file: null, more: { _go: 'back' } }),
    )
    expect(back).toContain('Ya tenemos «')
    await onTo(await answerWithFile(path, { token: quizToken(back), file: null }))
    await sweep()
    const body = new URLSearchParams({ _quiz: quizToken(second), _go: 'next', 'q-q2': 'eva@ejemplo.es' })
    await onTo(await fetch(path, { method: 'POST', body, redirect: 'manual' }))
    const { items } = z
      .object({ items: z.array(leadSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/leads')))
    const field = items[0]?.fields.find(({ label }) => label === 'Tu factura')
    expect(field?.value).toMatch(/la\.pdf$/)
    const ofLead = await got(`/api/lead-files/${field?.fileId ?? ''}`)
    expect(new Uint8Array(await ofLead.arrayBuffer())).toEqual(bytes)
    expect((await got(answer?.file ?? '')).status).toBe(200)
  })

  it('are refused for what stands in them, for their size, and where no step asks for one, and leave nothing', async () => {
    const before = await kept()
    const { id, path, html } = await begin()
    const token = quizToken(html)
    const lie = await answerWithFile(path, { token, file: new File(['<script>alert(1)</script>'], 'f.pdf') })
    expect(lie.status).toBe(422)
    expect(await lie.text()).toContain('Este archivo no se admite.')
    const large = new Uint8Array(1024 * 1024 + 1)
    large.set(bytes)
    const tooLarge = await answerWithFile(path, { token, file: new File([large], 'f.pdf') })
    expect(await tooLarge.text()).toContain('como mucho 1 MB')
    expect(await (await answerWithFile(path, { token, file: null })).text()).toContain('Elige un archivo.')
    expect((await answerWithFile(path, { token: 'x.y', file: pdf() })).status).toBe(400)
    const robot = await answerWithFile(path, { token, file: pdf(), more: { website: 'spam.example' } })
    expect(robot.status).toBe(422)
    expect(await kept()).toBe(before)
    expect(await attemptsOf(ana, id)).toEqual([])
  })

  it('that were replaced, and those of a quiz that is gone, are removed', async () => {
    const { id, path, html } = await begin()
    const token = quizToken(html)
    const before = await kept()
    await onTo(await answerWithFile(path, { token, file: pdf('una.pdf') }))
    await onTo(await answerWithFile(path, { token, file: pdf('otra.pdf') }))
    const [attempt] = await attemptsOf(ana, id)
    expect(attempt?.answers).toMatchObject([{ text: 'otra.pdf' }])
    expect(await kept()).toBe(before + 2)
    await sweep()
    await expect.poll(kept, { timeout: 15_000 }).toBe(before + 1)
    bodyOf(await ana.call('DELETE', `/api/quizzes/${id}`))
    await sweep()
    await expect.poll(kept, { timeout: 15_000 }).toBe(before)
  })
})
