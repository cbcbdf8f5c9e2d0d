import { quizSchema, quizVersionWholeSchema } from '@aurelio/contracts/quizzes'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { createQuiz, publishQuiz, quizToken, versionsOf } from '../../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

onEachEngine('versions of a quiz', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const whole = async (id: string, versionId: string) =>
    quizVersionWholeSchema.parse(bodyOf(await ana.call('GET', `/api/quizzes/${id}/versions/${versionId}`)))

  it('each count what was done in them: who began in one counts there to the end', async () => {
    const { id, url } = await publishQuiz(ana)
    const path = server.url + new URL(url).pathname
    const token = quizToken(await (await fetch(path)).text())
    const later = quizToken(await (await fetch(path)).text())
    bodyOf(await ana.call('POST', `/api/quizzes/${id}/publication`))
    const answer = (given: string) =>
      fetch(path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ _quiz: given, _go: 'next', 'q-q1': 'Una cosa' }),
      })
    for (const given of [token, token, later]) expect((await answer(given)).status).toBe(303)
    expect((await answer(quizToken(await (await fetch(path)).text()))).status).toBe(303)

    const listed = await versionsOf(ana, id)
    expect(listed).toMatchObject([
      { number: 2, kind: 'published', isLive: true, started: 1, finished: 1, author: { name: 'Ana' } },
      { number: 1, kind: 'published', isLive: false, started: 2, finished: 2 },
    ])
    expect(await whole(id, listed[1]?.id ?? '')).toMatchObject({
      results: [{ key: 'r1', count: 2 }],
      answers: [{ question: 'q1', key: 'o1', count: 2 }],
      ways: [{ from: 'b1', port: 'else', to: 'r1', count: 2 }],
    })
  })

  it('are kept by name and restored; what stood until then is not lost, and nobody overwrites a newer one', async () => {
    const quiz = await createQuiz(ana)
    const { id } = quiz
    bodyOf(await ana.call('POST', `/api/quizzes/${id}/versions`, { label: 'Antes del verano' }))
    const document = { ...quiz.document, scores: [{ id: 'puntos', name: 'Aciertos' }] }
    bodyOf(await ana.call('PUT', `/api/quizzes/${id}`, { name: 'Otro', revision: 1, document }))
    const [first] = await versionsOf(ana, id)
    const restore = (revision: number) =>
      ana.call('POST', `/api/quizzes/${id}/versions/${first?.id}/restoration`, { revision })
    expect((await restore(1)).status).toBe(409)
    const restored = quizSchema.parse(bodyOf(await restore(2)))
    expect(restored).toMatchObject({ name: 'Test', revision: 3, document: { scores: [{ name: 'Puntos' }] } })
    const listed = await versionsOf(ana, id)
    expect(listed.map(({ number, kind, label }) => [number, kind, label])).toEqual([
      [2, 'saved', ''],
      [1, 'saved', 'Antes del verano'],
    ])
    expect((await whole(id, listed[0]?.id ?? '')).document.scores).toEqual(document.scores)
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('GET', `/api/quizzes/${id}/versions/${first?.id}`)).status).toBe(404)
    const other = await createQuiz(ana)
    expect((await ana.call('GET', `/api/quizzes/${other.id}/versions/${first?.id}`)).status).toBe(404)
  })
})
