import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { mailTo, signIn, tokenIn, withCookie } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import {
  call,
  cookieOf,
  password,
  signUp,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'

const newPassword = 'Otra-clave-1'
const subject = 'Elige una contraseña nueva'
const refused = [
  ['Corta1a', 'PASSWORD_TOO_SHORT'],
  [`Aa1${'x'.repeat(126)}`, 'PASSWORD_TOO_LONG'],
  ['sinmayusculas1', 'PASSWORD_TOO_WEAK'],
  ['Password123', 'PASSWORD_TOO_COMMON'],
] as const

onEachEngine('passwords', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterEach(() => void vi.useRealTimers())
  const post = (path: string, body: unknown) => call(server.url, 'POST', `/api/auth/${path}`, body)
  const ask = async (email: string, count = 1) => {
    expect((await post('request-password-reset', { email })).status).toBe(200)
    return tokenIn(await mailTo(server, email, subject, count))
  }

  it('that are weak are refused at sign-up, change and reset', async () => {
    const person = await signUp(server.url)
    const token = await ask(person.email)
    for (const [weak, code] of refused) {
      const body = { name: 'X', email: `${code.toLowerCase()}@ejemplo.es`, password: weak }
      expect((await post('sign-up/email', body)).body).toMatchObject({ code })
      const change = { currentPassword: password, newPassword: weak }
      expect((await person.call('POST', '/api/auth/change-password', change)).body).toMatchObject({ code })
      expect((await post('reset-password', { token, newPassword: weak })).body).toMatchObject({ code })
    }
    expect((await signIn(server, person.email)).answer.status).toBe(200)
  })

  it('are changed with the present one; other sessions end, and this one gets a new token', async () => {
    const person = await signUp(server.url)
    const { person: other } = await signIn(server, person.email)
    const change = { newPassword, revokeOtherSessions: true }
    const path = '/api/auth/change-password'
    expect(await person.call('POST', path, { ...change, currentPassword: 'Equivocada-1' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    })
    const answer = await person.call('POST', path, { ...change, currentPassword: password })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toMatch(/"token"/)
    for (const old of [person, other]) expect((await old.call('GET', '/api/session')).body).toBeNull()
    const renewed = withCookie(server, person.email, cookieOf(answer))
    expect((await renewed.call('GET', '/api/session')).body).toMatchObject({ user: { email: person.email } })
    expect((await signIn(server, person.email)).answer.status).toBe(401)
  })

  it('are reset by a link that works once and ends every session', async () => {
    const person = await signUp(server.url)
    const token = await ask(person.email)
    expect((await post('reset-password', { token, newPassword })).status).toBe(200)
    expect((await person.call('GET', '/api/session')).body).toBeNull()
    expect((await signIn(server, person.email, newPassword)).answer.status).toBe(200)
    expect(await post('reset-password', { token, newPassword: 'Tercera-clave-1' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    })
    await mailTo(server, person.email, 'Tu contraseña ha cambiado')
  })

  it('are not reset by a link that a newer one replaced, nor by one past its hour', async () => {
    const { email } = await signUp(server.url)
    const first = await ask(email)
    const second = await ask(email, 2)
    expect(second).not.toBe(first)
    expect((await post('reset-password', { token: first, newPassword })).status).toBe(400)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 61 * 60 * 1000)
    expect((await post('reset-password', { token: second, newPassword })).status).toBe(400)
    vi.useRealTimers()
    expect((await post('reset-password', { token: second, newPassword })).status).toBe(400)
  })

  it('of nobody are asked for with the same answer', async () => {
    const { email } = await signUp(server.url)
    const known = await post('request-password-reset', { email })
    const unknown = await post('request-password-reset', { email: 'nadie@ejemplo.es' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })
})
