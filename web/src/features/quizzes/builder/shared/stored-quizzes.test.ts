// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { saveStoredQuizzes } from './stored-quizzes.ts'
import { keepWaiting, readWaiting } from './waiting.ts'

const quiz = (id: string) => ({ kind: 'quiz' as const, id })
const first = '11111111-1111-4111-8111-111111111111'
const second = '22222222-2222-4222-8222-222222222222'
const step = (n: number, session = 'sesion-uno') => ({
  session,
  n,
  operations: [{ kind: 'set' as const, path: ['name'], value: `Vez ${n}` }],
})
const sentSchema = z.object({ session: z.string(), steps: z.array(z.object({ n: z.int() })) })

/** What the server of quizzes was sent, as its calls arrive; it may be away. */
function startServer(isAway: (address: string) => boolean = () => false) {
  const sent: [string, string, number][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isAway(request.url)) throw new TypeError('Failed to fetch')
    const { session, steps } = sentSchema.parse(await request.json())
    for (const { n } of steps) sent.push([new URL(request.url).pathname.split('/')[3] ?? '', session, n])
    return Response.json({ version: 2, steps: [], refused: [], known: [] })
  })
  return sent
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('sends what waits for quizzes that nobody has open, and keeps none of it', async () => {
  const sent = startServer()
  const many = Array.from({ length: 250 }, (_each, index) => step(index + 1))
  keepWaiting(quiz(first), many)
  keepWaiting(quiz(second), [step(1, 'sesion-dos'), step(1, 'sesion-tres')])
  expect(await saveStoredQuizzes()).toBeNull()
  expect(sent.filter(([id]) => id === first).map(([, , n]) => n)).toEqual(many.map(({ n }) => n))
  expect(sent.filter(([id]) => id === second).map(([, session]) => session)).toEqual([
    'sesion-dos',
    'sesion-tres',
  ])
  expect([readWaiting(quiz(first)), readWaiting(quiz(second))]).toEqual([[], []])
})

it('names what could not be sent, and keeps it', async () => {
  startServer((address) => address.includes(second))
  keepWaiting(quiz(first), [step(1)])
  keepWaiting(quiz(second), [step(1)])
  expect(await saveStoredQuizzes()).toBe('un quiz')
  expect([readWaiting(quiz(first)), readWaiting(quiz(second))]).toEqual([[], [step(1)]])
})
