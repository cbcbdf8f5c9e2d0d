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

/**
 * How much longer the first takes than the second. Neighbours in time share the load of the machine, so each pair gives
 * one ratio; the median of a batch forgives what hits a few. A true difference is there in every batch, noise is not:
 * the best of three counts.
 */
async function steadyRatio(first: () => Promise<number>, second: () => Promise<number>, pairs: number) {
  for (let batch = 1; ; batch++) {
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair++) {
      const inOrder = pair % 2 === 1
      const before = inOrder ? await first() : await second()
      const after = inOrder ? await second() : await first()
      ratios.push(inOrder ? before / after : after / before)
    }
    const ratio = median(ratios)
    if (batch === 3 || (ratio > 0.8 && ratio < 1.25)) return ratio
  }
}

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

  /** Milliseconds that a wrong sign-in takes. */
  const take = async (who: string) => {
    const started = performance.now()
    const { answer } = await signIn(server, who, 'Equivocada-1')
    expect(answer).toMatchObject({
      status: 401,
      body: {
        code: 'INVALID_EMAIL_OR_PASSWORD',
        detail: 'El correo o la contraseña no son correctos.',
      },
    })
    return performance.now() - started
  }

  it('answer an unknown account and a wrong password alike, in about the same time', async () => {
    const ratio = await steadyRatio(
      () => take(email),
      () => take('nadie@ejemplo.es'),
      7,
    )
    expect(ratio).toBeGreaterThan(0.8)
    expect(ratio).toBeLessThan(1.25)
  }, 180_000)

  it('answer a sign-up with a known mail like one with a new mail, and tell its owner by mail', async () => {
    const fresh = await signUp('nueva@ejemplo.es')
    const known = await signUp(email)
    expect([known.status, known.headers.getSetCookie()]).toEqual([200, []])
    expect([fresh.status, fresh.headers.getSetCookie()]).toEqual([200, []])
    expect(shape(known)).toEqual(shape(fresh))
    await mailTo(server, email, 'Ya tienes una cuenta')
    expect((await signIn(server, email)).answer.status).toBe(200)
  })
  it.each(['request-password-reset', 'send-verification-email'])(
    '%s answers in the same time whether the account is known or not',
    async (path) => {
      const ask = async (who: string) => {
        const started = performance.now()
        const answer = await call(server.url, 'POST', `/api/auth/${path}`, { email: who })
        expect(answer).toMatchObject({ status: 200, body: { status: true } })
        return performance.now() - started
      }
      // The one writes a mail, the other nothing: neither is answered before that could be told.
      const ratio = await steadyRatio(
        () => ask(email),
        () => ask('nadie@ejemplo.es'),
        3,
      )
      expect(ratio).toBeGreaterThan(0.8)
      expect(ratio).toBeLessThan(1.25)
    },
  )
})
