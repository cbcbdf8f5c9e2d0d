import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailTo, signIn, tokenIn } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Answer, call, password, startTestServer, type TestServer } from '../../testing/test-server.ts'

const userSchema = z.object({ user: z.record(z.string(), z.unknown()) })
const email = 'conocida@ejemplo.es'

/** Keys with the kinds of their values; ids, mails and moments differ from account to account. */
const shape = (answer: Answer) =>
  Object.entries(userSchema.parse(answer.body).user).map(([key, value]) => [
    key,
    ['id', 'email', 'createdAt'].includes(key) ? typeof value : value,
  ])
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
onEachEngine('neutral errors', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { AUTH_NEUTRAL_ERRORS: 'on' })
    await signUp(email)
    const token = tokenIn(await mailTo(server, email, 'Confirma tu correo'))
    await call(server.url, 'GET', `/api/auth/verify-email?token=${token}`)
  })
  const signUp = (who: string) =>
    call(server.url, 'POST', '/api/auth/sign-up/email', { name: 'Nombre', email: who, password })

  it('answer an unknown account and a wrong password alike, in about the same time', async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 7; round++)
      for (const [kind, who] of [
        ['known', email],
        ['unknown', 'nadie@ejemplo.es'],
      ] as const) {
        const started = performance.now()
        const { answer } = await signIn(server, who, 'Equivocada-1')
        times[kind].push(performance.now() - started)
        expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
        expect(answer.body).toMatchObject({ detail: 'El correo o la contraseña no son correctos.' })
      }
    const ratio = median(times.known) / median(times.unknown)
    // Hashing takes nearly all of it; without it one side would be many times quicker.
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('answer a sign-up with a known mail like one with a new mail, and tell its owner by mail', async () => {
    const fresh = await signUp('nueva@ejemplo.es')
    const known = await signUp(email)
    expect([known.status, known.headers.getSetCookie()]).toEqual([200, []])
    expect([fresh.status, fresh.headers.getSetCookie()]).toEqual([200, []])
    expect(shape(known)).toEqual(shape(fresh))
    await mailTo(server, email, 'Ya tienes una cuenta')
    expect((await signIn(server, email)).answer.status).toBe(200)
  })
})
