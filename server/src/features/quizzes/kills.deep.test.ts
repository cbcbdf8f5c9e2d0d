import { setTimeout as sleep } from 'node:timers/promises'
import { quizAttemptSchema, quizFiguresSchema, quizSchema } from '@aurelio/contracts/quizzes'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { buildServer, untilUp } from '../../testing/child-server.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { emptyInstallation, started } from '../../testing/installation.ts'
import { quizToken } from '../../testing/quizzes.ts'
import { call, signUp } from '../../testing/test-server.ts'

const kills = 5
const people = 8
const pageSchema = z.object({ items: z.array(quizAttemptSchema), nextCursor: z.string().nullable() })

let main: string
beforeAll(async () => {
  main = await buildServer()
})

onEachEngine('answers of a quiz', (engine) => {
  it(
    `that were confirmed outlive ${kills} ends of the process at random moments, each once`,
    { timeout: 300_000 },
    async () => {
      const installation = await emptyInstallation(main, engine)
      let server = await started(installation)
      const { url } = installation
      const owner = await signUp(url)
      const ask = async (method: string, path: string) =>
        (await call(url, method, path, undefined, owner.cookie)).body
      const made = await call(url, 'POST', '/api/quizzes', { name: 'Test' }, owner.cookie)
      const { id } = quizSchema.parse(made.body)
      const quiz = quizSchema.parse(await ask('POST', `/api/quizzes/${id}/publication`))
      const path = url + new URL(quiz.url).pathname
      let confirmed = 0
      let asked = 0
      const over = new AbortController()

      /** Begins and ends an attempt; what breaks off was not confirmed. */
      async function takeOnce() {
        try {
          const token = quizToken(await (await fetch(path)).text())
          if (token === '') return
          asked += 1
          const body = new URLSearchParams({ _quiz: token, _go: 'next', 'q-q1': 'Una cosa' })
          const { status } = await fetch(path, { method: 'POST', redirect: 'manual', body })
          if (status === 303) confirmed += 1
        } catch {
          await sleep(20)
        }
      }
      const working = Array.from({ length: people }, async () => {
        while (!over.signal.aborted) await takeOnce()
      })
      for (let kill = 0; kill < kills; kill += 1) {
        const before = confirmed
        await expect.poll(() => confirmed > before + people, { timeout: 60_000, interval: 5 }).toBe(true)
        await sleep(Math.random() * 300)
        server.process.kill('SIGKILL')
        expect(await server.ended).toBe('SIGKILL')
        server = installation.start()
        await untilUp(server)
      }
      over.abort()
      await Promise.all(working)

      const kept: z.infer<typeof quizAttemptSchema>[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const page = pageSchema.parse(await ask('GET', `/api/quizzes/${id}/attempts?limit=100${query}`))
        kept.push(...page.items)
        cursor = page.nextCursor
      }
      expect(kept.every(({ state, answers }) => state === 'finished' && answers.length === 1)).toBe(true)
      // Of one whose process ended before it could say so nobody was told that it is kept.
      expect(kept.length).toBeGreaterThanOrEqual(confirmed)
      expect(kept.length).toBeLessThanOrEqual(asked)
      const figures = quizFiguresSchema.parse(await ask('GET', `/api/quizzes/${id}/figures`))
      expect(figures).toMatchObject({
        started: kept.length,
        finished: kept.length,
        answers: [{ question: 'q1', key: 'o1', count: kept.length }],
      })
      server.process.kill('SIGTERM')
      await server.ended
    },
  )
})
