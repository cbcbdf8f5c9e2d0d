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

  it('answer an unknown account and a wrong password alike', async () => {
    for (const who of [email, 'nadie@ejemplo.es'])
      expect((await signIn(server, who, 'Equivocada-1')).answer).toMatchObject({
        status: 401,
        body: {
          code: 'INVALID_EMAIL_OR_PASSWORD',
          detail: 'El correo o la contraseña no son correctos.',
        },
      })
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
