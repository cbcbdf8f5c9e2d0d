import { lineEnds } from '@aurelio/contracts/together-line'
import { quizServerSaysSchema } from '@aurelio/contracts/quiz-line'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openLine } from '../../../testing/editors.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { createQuiz } from '../../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'
import { newQuiz } from '../new-quiz.ts'

const first = newQuiz().start
const title = (value: unknown) => ({ kind: 'set', path: ['nodes', first, 'title'], value })

onEachEngine('a quiz that several have open', (engine) => {
  let server: TestServer
  let ana: Person
  let bruno: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    bruno = await colleagueOf(server, ana, 'member')
  })
  beforeEach(async () => {
    id = (await createQuiz(ana)).id
  })

  async function open(person: Person, seen = 1) {
    const line = await openLine(server.url, person, { of: 'quizzes', id, seen })
    const heard = () => line.heard().map((message) => quizServerSaysSchema.parse(message))
    return {
      ...line,
      say: (n: number, ...operations: unknown[]) =>
        line.raw(JSON.stringify({ kind: 'steps', steps: [{ n, operations }] })),
      heard,
      steps: () => heard().flatMap((message) => (message.kind === 'steps' ? message.steps : [])),
      refused: () => heard().flatMap((message) => (message.kind === 'refused' ? message.steps : [])),
    }
  }
  const read = async () => (await ana.call('GET', `/api/quizzes/${id}`)).text

  it('tells each what the others do, and has it kept at once', async () => {
    const [a, b] = [await open(ana), await open(bruno)]
    a.say(1, title('De Ana'))
    await expect.poll(() => b.steps()[0]?.operations).toEqual([title('De Ana')])
    expect(await read()).toContain('De Ana')
    expect(await read()).toContain('"revision":2')
    b.say(1, { kind: 'set', path: ['ties'], value: 'rest' })
    await expect.poll(() => a.steps().length).toBe(2)
    a.raw(
      JSON.stringify({
        kind: 'here',
        presence: { selected: [first], typing: null, pointer: null, viewport: 'desktop' },
      }),
    )
    await expect
      .poll(() => b.heard().flatMap((each) => (each.kind === 'here' ? each.person.presence?.selected : [])))
      .toContain(first)
  })

  it('refuses what finds no place, or makes no quiz, to its author alone', async () => {
    const [a, b] = [await open(ana), await open(bruno)]
    a.say(1, title(7))
    a.say(2, { kind: 'set', path: ['nodes', 'nadie', 'title'], value: 'x' })
    a.say(3, title('queda'))
    await expect.poll(() => b.steps().map(({ n }) => n)).toEqual([3])
    expect(a.refused()).toEqual([
      { n: 1, code: 'no-quiz' },
      { n: 2, code: 'unknown-part' },
    ])
    expect(b.refused()).toEqual([])
    a.raw(JSON.stringify({ kind: 'steps', steps: [{ n: 4, operations: [{ kind: 'replace' }] }] }))
    await expect.poll(a.ended).toBe(lineEnds.tooFast)
  })

  it('takes them by a call, once, and says what came since', async () => {
    const a = await open(ana)
    a.say(1, title('antes'))
    await expect.poll(() => a.steps().length).toBe(1)
    const sent = {
      session: 'programa-1',
      seen: 1,
      steps: [{ n: 1, operations: [title('programa')], name: 'Otro' }],
    }
    const send = () => bruno.call('POST', `/api/quizzes/${id}/operations`, sent)
    expect((await send()).body).toMatchObject({
      version: 3,
      refused: [],
      steps: [{ sequence: 2 }, { sequence: 3 }],
    })
    expect((await send()).body).toMatchObject({ version: 3, known: [1] })
    expect(await read()).toMatch(/"name":"Otro".*programa/)
    const whole = { name: 'Entero', document: newQuiz(), revision: 3 }
    bodyOf(await bruno.call('PUT', `/api/quizzes/${id}`, whole))
    await expect.poll(() => a.heard().at(-1)).toEqual({ kind: 'anew' })
  })

  it('is none of others, and ends for who may not any more', async () => {
    const clara = await signUp(server.url, 'Clara')
    await clara.call('GET', '/api/session')
    await expect(open(clara)).rejects.toThrow('404')
    const dario = await colleagueOf(server, ana, 'member')
    const line = await open(dario)
    const { body } = await dario.call('GET', '/api/session')
    const userId = String(Object(Object(body).user).id)
    expect(await ana.call('POST', `/api/workspace/members/${userId}/removal`)).toMatchObject({ status: 200 })
    await expect.poll(line.ended).toBe(lineEnds.forbidden)
    await expect(open(await colleagueOf(server, ana, 'client'))).rejects.toThrow('403')
  })
})
